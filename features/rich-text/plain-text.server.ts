import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { decodeHTML } from "entities";
import { parseDocument } from "htmlparser2";
import { isReference } from "./footnotes.ts";
import { silent } from "./html.server.ts";

const blocks = new Set(
  "p br h1 h2 h3 h4 h5 h6 blockquote pre ol ul li figure figcaption aside hr table tr td th div section".split(
    " ",
  ),
);
/** What separates the parts of a table in plain text. */
const separators: Record<string, string> = { td: ", ", th: ", ", tr: "; ", table: ". " };

const maxCompared = 30; // pull quotes, because each is searched for in the whole text

/**
 * Plain text of sanitised HTML: entities decoded, spaces collapsed, the cells of a table separated by commas. Without
 * the numbers of footnotes, and without pull quotes that repeat words of the text.
 */
export function textOf(html: string | ChildNode[]): string {
  const nodes = typeof html === "string" ? parseDocument(html, { decodeEntities: false }).children : html;
  return textWithQuotes(nodes).text;
}

export function countWords(nodes: ChildNode[]): number {
  const text = textOf(nodes);
  let words = text === "" ? 0 : 1;
  for (let at = text.indexOf(" "); at >= 0; at = text.indexOf(" ", at + 1)) words += 1;
  return words;
}

export function repeatedQuotes(nodes: ChildNode[]): Element[] {
  return textWithQuotes(nodes).repeated;
}

function textWithQuotes(nodes: ChildNode[]): { text: string; repeated: Element[] } {
  const found: Found = { parts: [], gap: "", quotes: [] };
  addText(nodes, found);
  const text = collapsed(found.parts);
  const { quotes } = found;
  const repeated = quotes.slice(0, maxCompared).filter((quote) => text.includes(wordsOf(quote)));
  if (repeated.length === quotes.length) return { text, repeated };
  found.gap ||= " ";
  for (const quote of quotes) if (!repeated.includes(quote)) addText(quote.children, found);
  return { text: collapsed(found.parts), repeated };
}

const collapsed = (parts: string[]) => parts.join("").replace(/[^\S ]\s*| \s+/g, " ");

/** The words without the marks around a quotation. */
function wordsOf({ children }: Element): string {
  return textOf(children).replace(/^[\s"'“”‘’«»„…]+|[\s"'“”‘’«».,;…]+$/g, "");
}

type Found = { parts: string[]; gap: string; quotes: Element[] };

/** `gap` is what stands before the next word. */
function addText(nodes: ChildNode[], found: Found): void {
  for (const node of nodes) {
    if (isText(node)) addWords(node.data.includes("&") ? decodeHTML(node.data) : node.data, found);
    else if (isTag(node) && !silent.has(node.name)) {
      const { name, attribs } = node;
      if (name === "a" && isReference(attribs)) continue;
      if (name === "aside" && attribs["data-kind"] === "quote") {
        found.quotes.push(node);
        found.gap ||= " ";
        continue;
      }
      if (blocks.has(name)) found.gap ||= " ";
      addText(node.children, found);
      if (blocks.has(name)) found.gap ||= " ";
      // An empty first cell keeps the end of the row before it.
      const separator = separators[name];
      if (separator && (found.gap !== "; " || name === "table")) found.gap = separator;
    }
  }
}

function addWords(part: string, found: Found): void {
  if (/^\s/.test(part)) found.gap ||= " ";
  const words = part.trim();
  if (words === "") return;
  const last = found.parts.at(-1)?.at(-1);
  if (last) found.parts.push(found.gap && ".,;:!?…".includes(last) ? " " : found.gap);
  found.parts.push(words);
  found.gap = /\s$/.test(part) ? " " : "";
}
