import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { ChildNode, Element } from "domhandler";
import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { marked } from "marked";
import sharp from "sharp";
import type { Section, Tree } from "#core/guide.ts";

export type Rendered = {
  trees: Tree[];
  /** The files of the pictures; the trees have `picture:0`, `picture:1` … as their addresses. */
  pictures: string[];
  sections: Omit<Section, "slug">[];
};

/** Pictures have two pixels for each of the screen on which they were taken. */
const density = 2;

/** Reads a chapter. `files` has the chapters that it may link to; other files of the project become plain text. */
export async function renderChapter(file: string, files: ReadonlyMap<string, string>): Promise<Rendered> {
  const { children } = parseDocument(await marked(readFileSync(file, "utf8")));
  const pictures: string[] = [];
  const sections: Rendered["sections"] = [];

  async function treeOf(node: ChildNode): Promise<Tree[]> {
    if (node.type === "text") return /^\s*\n\s*$/.test(node.data) ? [] : [node.data];
    if (node.type !== "tag") return [];
    const inner = (await Promise.all(node.children.map(treeOf))).flat();
    if (/^h[1-4]$/.test(node.name)) return [[node.name, { id: anchorOf(textContent(node)) }, ...inner]];
    if (node.name === "img") return picture(node);
    if (node.name === "a") return link(node, inner);
    return [[node.name, attributesOf(node), ...inner]];
  }

  /** None for a new one: `npm run guide` takes it on the built site. */
  async function picture({ attribs: { src = "", alt = "" } }: Element): Promise<Tree[]> {
    const path = join(dirname(file), src);
    if (!existsSync(path)) return [];
    const { width = 0, height = 0 } = await sharp(path).metadata();
    const at = pictures.push(path) - 1;
    const size = { width: Math.round(width / density), height: Math.round(height / density) };
    return [["img", { src: `picture:${at}`, alt, ...size, loading: "lazy" }]];
  }

  function link({ attribs: { href = "" } }: Element, inner: Tree[]): Tree[] {
    if (/^(https?:|mailto:|#)/.test(href)) return [["a", { href }, ...inner]];
    const [path = "", anchor] = href.split("#");
    const slug = basename(path, ".md");
    if (files.get(slug) !== join(dirname(file), path)) return inner;
    return [["a", { href: `/admin/help/${slug}${anchor ? `#${anchor}` : ""}` }, ...inner]];
  }

  const trees: Tree[] = [];
  for (const node of children) {
    trees.push(...(await treeOf(node)));
    const text = textContent(node).replace(/\s+/g, " ").trim();
    if (node.type === "tag" && /^h[1-3]$/.test(node.name)) {
      sections.push({ anchor: anchorOf(text), heading: text, text: "" });
    } else {
      const section = sections.at(-1);
      if (section) section.text = `${section.text} ${text}`.trim();
    }
  }
  return { trees, pictures, sections };
}

/** As code hosts make them, so that links work there, too. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(" ", "-");
}

function attributesOf({ attribs }: Element): Record<string, string> {
  const { class: className, ...others } = attribs;
  return { ...others, ...(className ? { className } : {}) };
}
