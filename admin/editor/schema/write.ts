import type { Mark, Node } from "@tiptap/pm/model";
import type { PictureLink } from "./figures.ts";
import type { Part } from "./tables.ts";

type Attributes = Record<string, unknown>;

const known = new WeakMap<Node, string>();

/**
 * The HTML of an article as the sanitiser would write it; empty where there is nothing to read or to see. What has
 * not changed since it was last written is not written again, so that a key in a long text costs no more than in a short one.
 */
export function htmlOf(document: Node): string {
  // Empty lines at the end are there only to be written in.
  const end = document.children.findLastIndex((block) => !isEmptyLine(block)) + 1;
  const html = document.children.slice(0, end).map(cached).join("");
  return /^(<p>(<br \/>)?<\/p>)*$/.test(html) ? "" : html;
}

function cached(block: Node): string {
  const html = known.get(block) ?? written(block, "doc");
  known.set(block, html);
  return html;
}

function isEmptyLine(node: Node): boolean {
  return node.type.name === "paragraph" && node.content.size === 0 && !node.attrs.id && !node.attrs.style;
}

/** A block inside of an element of the kind `parent`. */
function written(node: Node, parent: string): string {
  const { attrs } = node;
  switch (node.type.name) {
    case "heading":
      return element(`h${attrs.level}`, attrs, lineOf(node));
    case "codeBlock":
      return element("pre", attrs, attrs.coded ? `<code>${lineOf(node)}</code>` : lineOf(node));
    case "rule":
      return empty("hr", attrs);
    case "picture":
      return pictureOf(attrs);
    case "figcaption":
      return node.content.size === 0 && !attrs.id && !attrs.style
        ? ""
        : element("figcaption", attrs, lineOf(node));
    case "bulletList":
      return element("ul", attrs, blocksOf(node));
    case "orderedList":
      return element("ol", { start: attrs.start, ...attrs }, blocksOf(node));
    case "listItem":
      return element("li", attrs, blocksOf(node));
    case "table":
      return element("table", attrs, rowsOf(node));
    case "tableRow":
      return element("tr", attrs, blocksOf(node));
    case "tableCell":
    case "tableHeader": {
      const { colspan, rowspan, scope } = attrs;
      const spans = { colspan: colspan > 1 ? colspan : null, rowspan: rowspan > 1 ? rowspan : null, scope };
      return element(node.type.name === "tableCell" ? "td" : "th", { ...attrs, ...spans }, blocksOf(node));
    }
    case "paragraph":
      return isBare(node, parent) ? lineOf(node) : element("p", attrs, lineOf(node));
    default:
      return element(node.type.name, attrs, blocksOf(node)); // blockquote, figure
  }
}

/** Lines beside each other would run into one: they stay paragraphs. */
function blocksOf(node: Node): string {
  const lines = node.children.filter((child) => isBare(child, node.type.name));
  const parent = lines.length > 1 ? "several" : node.type.name;
  return node.children.map((child) => written(child, parent)).join("");
}

function isBare({ type, attrs, children }: Node, parent: string): boolean {
  if (type.name !== "paragraph" || attrs.written || attrs.id || attrs.style) return false;
  if (["listItem", "tableCell", "tableHeader"].includes(parent)) return true;
  if (parent === "blockquote") return children.length === 0;
  return ["doc", "figure"].includes(parent) && children.length > 0 && children.every(isImage);
}

const isImage = ({ type }: Node) => type.name === "image";

function rowsOf(table: Node): string {
  const parts: { part: Part | null; rows: string }[] = [];
  for (const row of table.children) {
    if (row.childCount === 0 && !row.attrs.part) continue; // a table needs a row here, and an empty one has none
    const part: Part | null = row.attrs.part ? JSON.parse(row.attrs.part) : null;
    const last = parts.at(-1);
    const isNext = last && (!part || (part.tag === last.part?.tag && part.number === last.part.number));
    if (isNext) last.rows += written(row, "table");
    else parts.push({ part, rows: written(row, "table") });
  }
  return parts.map(({ part, rows }) => element(part?.tag ?? "tbody", part ?? {}, rows)).join("");
}

function pictureOf(attrs: Attributes): string {
  const image = imageOf(attrs);
  const link = attrs.link as PictureLink | null;
  return link ? element("a", { ...link, rel: "noopener" }, image) : image;
}

function imageOf({ src, alt, title, width, height, ...attrs }: Attributes): string {
  return empty("img", { src, alt, title, width, height, ...attrs });
}

/** Words with their marks; a mark that goes on over several pieces is written once. */
function lineOf(line: Node): string {
  let html = "";
  let open: Mark[] = [];
  for (const piece of line.children) {
    const same = open.findIndex((mark, index) => !piece.marks[index]?.eq(mark));
    const kept = same === -1 ? open.length : same;
    html += open.slice(kept).toReversed().map(closing).join("");
    html += piece.marks.slice(kept).map(opening).join("");
    open = [...piece.marks];
    html += pieceOf(piece);
  }
  return html + open.toReversed().map(closing).join("");
}

function pieceOf({ type, attrs, text }: Node): string {
  if (type.name === "break") return empty("br", attrs);
  if (type.name === "image") return imageOf(attrs);
  if (type.name === "missing") return element("span", attrs, "");
  if (type.name === "place") {
    return element(attrs.tag, { href: attrs.href, rel: attrs.href && "noopener", ...attrs }, "");
  }
  return escaped(text ?? "");
}

function opening({ type, attrs }: Mark): string {
  const { href, title } = attrs;
  const more = type.name === "link" ? { href, title, rel: href && "noopener" } : {};
  return `<${tagOf(type.name, attrs)}${attributesOf({ ...more, ...attrs })}>`;
}

const closing = ({ type, attrs }: Mark) => `</${tagOf(type.name, attrs)}>`;

const tagOf = (name: string, attrs: Attributes) => (name === "link" ? "a" : String(attrs.tag ?? name));

const inOrder = "href title src alt width height start colspan rowspan scope rel style id".split(" ");

function attributesOf(attrs: Attributes): string {
  const given = inOrder.filter((name) => attrs[name] !== null && attrs[name] !== undefined);
  return given.map((name) => ` ${name}="${escaped(String(attrs[name])).replaceAll('"', "&quot;")}"`).join("");
}

function element(tag: string, attrs: Attributes, content: string): string {
  return `<${tag}${attributesOf(attrs)}>${content}</${tag}>`;
}

function empty(tag: string, attrs: Attributes): string {
  return `<${tag}${attributesOf(attrs)} />`;
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
