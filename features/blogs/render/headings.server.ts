import { textOf } from "../html.server.ts";
import { attributeOf } from "./attributes.ts";

const longestId = 60; // characters
const mostHeadings = 60;

/** A heading of a text. Level 1 is a part, level 2 a part of a part. */
export type Heading = { id: string; text: string; level: number };

const heading = /<h([1-6])((?:\s[^>]*)?)>([\s\S]*?)<\/h\1>/g;

/**
 * Gives every heading an id that follows from its words, and lists those of the two upper levels. The title of
 * the page is its only heading of the first rank: where a text has some of its own, all of them are one lower.
 */
export function withHeadings(content: string): { html: string; headings: Heading[] } {
  const ranks = [...content.matchAll(heading)].map(([, rank]) => Number(rank));
  const lower = ranks.includes(1) ? 1 : 0;
  const highest = ranks.reduce((least, rank) => Math.min(least, rank), 6) + lower;
  const ids = [...content.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? "");
  const taken = new Map(ids.map((id) => [id, 1]));
  const headings: Heading[] = [];
  const html = content.replace(heading, (_, written: string, attributes: string, words: string) => {
    const rank = Math.min(6, Number(written) + lower);
    const text = textOf(words);
    const own = attributeOf(attributes, "id");
    const id = own ?? freeId(text, taken);
    const level = rank - highest + 1;
    if (text !== "" && level <= 2 && headings.length < mostHeadings) headings.push({ id, text, level });
    return `<h${rank}${own ? "" : ` id="${id}"`}${attributes}>${words}</h${rank}>`;
  });
  return { html, headings };
}

/** `taken` has how often each id was wanted: headings that are all alike are counted and not tried out. */
function freeId(text: string, taken: Map<string, number>): string {
  const words = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-");
  const stem = `text-${[...words].slice(0, longestId).join("").replace(/^-|-$/g, "") || "part"}`;
  let id = stem;
  while (taken.has(id)) {
    const number = (taken.get(stem) ?? 0) + 1;
    taken.set(stem, number);
    id = `${stem}-${number}`;
  }
  taken.set(id, 1);
  return id;
}
