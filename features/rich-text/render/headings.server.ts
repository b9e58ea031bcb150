import { textOf } from "../plain-text.server.ts";
import type { ArticleTree } from "./article-tree.server.ts";

const maxIdLength = 60; // characters
const maxHeadings = 60;

/** A heading of a text. Level 1 is a part, level 2 a part of a part. */
export type Heading = { id: string; text: string; level: number; lang?: string };

/**
 * Gives every heading an id made of its text, and lists those of the two upper levels. The page title is the only
 * `h1`: in a text with `h1` of its own, all headings move down by one.
 */
export function setHeadings({ elements }: ArticleTree): Heading[] {
  const found = elements.filter(({ name }) => /^h[1-6]$/.test(name));
  const lower = found.some(({ name }) => name === "h1") ? 1 : 0;
  const highest = found.reduce((min, { name }) => Math.min(min, Number(name[1])), 6) + lower;
  const taken = new Map(
    elements.flatMap(({ attribs: { id } }) => (id === undefined ? [] : [[id, 1] as const])),
  );
  const headings: Heading[] = [];
  for (const heading of found) {
    const rank = Math.min(6, Number(heading.name[1]) + lower);
    const text = textOf(heading.children);
    const id = heading.attribs.id ?? freeId(text, taken);
    heading.name = `h${rank}`;
    if (heading.attribs.id === undefined) heading.attribs = { id, ...heading.attribs };
    const level = rank - highest + 1;
    const { lang } = heading.attribs;
    if (text !== "" && level <= 2 && headings.length < maxHeadings)
      headings.push({ id, text, level, ...(lang ? { lang } : {}) });
  }
  return headings;
}

/** `taken` counts how often each id was wanted, so that many equal headings do not try one number after the other. */
function freeId(text: string, taken: Map<string, number>): string {
  const words = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-");
  const stem = `text-${[...words].slice(0, maxIdLength).join("").replace(/^-|-$/g, "") || "part"}`;
  let id = stem;
  while (taken.has(id)) {
    const number = (taken.get(stem) ?? 0) + 1;
    taken.set(stem, number);
    id = `${stem}-${number}`;
  }
  taken.set(id, 1);
  return id;
}
