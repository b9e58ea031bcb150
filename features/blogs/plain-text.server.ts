import { type ChildNode, isTag, isText } from "domhandler";
import { decodeHTML } from "entities";
import { parseDocument } from "htmlparser2";
import { silent } from "./html.server.ts";

const blocks = new Set(
  "p br h1 h2 h3 h4 h5 h6 blockquote pre ol ul li figure figcaption hr table tr td th div section".split(" "),
);
/** What separates the parts of a table in plain text. */
const separators: Record<string, string> = { td: ", ", th: ", ", tr: "; ", table: ". " };

/** Plain text of sanitised HTML: entities decoded, spaces collapsed, the cells of a table separated by commas. */
export function textOf(html: string | ChildNode[]): string {
  const nodes = typeof html === "string" ? parseDocument(html, { decodeEntities: false }).children : html;
  return spacedText(nodes).replace(/\s+/g, " ");
}

export function countWords(nodes: ChildNode[]): number {
  return spacedText(nodes).match(/\S+/g)?.length ?? 0;
}

function spacedText(nodes: ChildNode[]): string {
  const found = { text: "", gap: "" };
  addText(nodes, found);
  return found.text;
}

/** `gap` is what stands before the next word. */
function addText(nodes: ChildNode[], found: { text: string; gap: string }): void {
  for (const node of nodes) {
    if (isText(node)) addWords(node.data.includes("&") ? decodeHTML(node.data) : node.data, found);
    else if (isTag(node) && !silent.has(node.name)) {
      const { name } = node;
      if (blocks.has(name)) found.gap ||= " ";
      addText(node.children, found);
      if (blocks.has(name)) found.gap ||= " ";
      // An empty first cell keeps the end of the row before it.
      const separator = separators[name];
      if (separator && (found.gap !== "; " || name === "table")) found.gap = separator;
    }
  }
}

function addWords(part: string, found: { text: string; gap: string }): void {
  if (/^\s/.test(part)) found.gap ||= " ";
  const words = part.trim();
  if (words === "") return;
  if (found.text) found.text += found.gap && ".,;:!?…".includes(found.text.at(-1) ?? "") ? " " : found.gap;
  found.text += words;
  found.gap = /\s$/.test(part) ? " " : "";
}
