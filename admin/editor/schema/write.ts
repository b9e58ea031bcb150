import type { Mark, Node } from "@tiptap/pm/model";
import type { PictureLink } from "./figures.ts";
import type { TablePart } from "./tables.ts";

type Attributes = Record<string, unknown>;

const cache = new WeakMap<Node, string>();

/** The article in the sanitiser's spelling; empty without visible content. Caches blocks, because it runs on every key. */
export function htmlOf(document: Node): string {
  const end = document.children.findLastIndex((block) => !isEmptyLine(block)) + 1;
  const html = document.children.slice(0, end).map(cachedHtml).join("");
  return /^(<p>(<br \/>)?<\/p>)*$/.test(html) ? "" : html;
}

function cachedHtml(block: Node): string {
  const html = cache.get(block) ?? blockHtml(block, "doc");
  cache.set(block, html);
  return html;
}

function isEmptyLine(node: Node): boolean {
  return node.type.name === "paragraph" && isEmpty(node);
}

function isEmpty({ content, attrs }: Node): boolean {
  return content.size === 0 && !attrs.id && !attrs.style;
}

function blockHtml(node: Node, parent: string): string {
  const { attrs } = node;
  const { name } = node.type;
  switch (name) {
    case "heading":
      return element(`h${attrs.level}`, attrs, lineHtml(node));
    case "codeBlock":
      return element("pre", attrs, attrs.coded ? `<code>${lineHtml(node)}</code>` : lineHtml(node));
    case "rule":
      return voidElement("hr", attrs);
    case "picture":
      return pictureHtml(attrs);
    case "figcaption":
      return isEmpty(node) ? "" : element(name, attrs, lineHtml(node));
    case "bulletList":
      return element("ul", attrs, childrenHtml(node));
    case "orderedList":
      return element("ol", { start: attrs.start, ...attrs }, childrenHtml(node));
    case "listItem":
      return element("li", attrs, childrenHtml(node));
    case "table":
      return element(name, attrs, rowsHtml(node));
    case "tableRow":
      return element("tr", attrs, childrenHtml(node));
    case "tableCell":
    case "tableHeader": {
      const { colspan, rowspan } = attrs;
      const spans = { colspan: colspan > 1 ? colspan : null, rowspan: rowspan > 1 ? rowspan : null };
      return element(name === "tableCell" ? "td" : "th", { ...attrs, ...spans }, childrenHtml(node));
    }
    case "paragraph":
      return isImplicit(node, parent) ? lineHtml(node) : element("p", attrs, lineHtml(node));
    default:
      return element(name, attrs, childrenHtml(node)); // blockquote, figure
  }
}

/** Several implicit paragraphs would run into one, so they are written. */
function childrenHtml(node: Node): string {
  const implicit = node.children.filter((child) => isImplicit(child, node.type.name));
  const parent = implicit.length > 1 ? "several" : node.type.name;
  return node.children.map((child) => blockHtml(child, parent)).join("");
}

function isImplicit({ type, attrs, children }: Node, parent: string): boolean {
  if (type.name !== "paragraph" || attrs.explicit || attrs.id || attrs.style) return false;
  if (["listItem", "tableCell", "tableHeader"].includes(parent)) return true;
  if (parent === "blockquote") return children.length === 0;
  const areImages = children.length > 0 && children.every((child) => child.type.name === "image");
  return areImages && ["doc", "figure"].includes(parent);
}

function rowsHtml(table: Node): string {
  const parts: { part: TablePart | null; rows: string }[] = [];
  for (const row of table.children) {
    if (row.childCount === 0 && !row.attrs.part) continue; // the schema requires a row; an empty table has none
    const part: TablePart | null = row.attrs.part ? JSON.parse(row.attrs.part) : null;
    const last = parts.at(-1);
    const isSame = last && (!part || (part.tag === last.part?.tag && part.index === last.part.index));
    if (isSame) last.rows += blockHtml(row, "table");
    else parts.push({ part, rows: blockHtml(row, "table") });
  }
  return parts.map(({ part, rows }) => element(part?.tag ?? "tbody", part ?? {}, rows)).join("");
}

function pictureHtml(attrs: Attributes): string {
  const image = voidElement("img", attrs);
  const link = attrs.link as PictureLink | null;
  return link ? element("a", { ...link, rel: "noopener" }, image) : image;
}

/** Text with its marks. A mark that spans several nodes is opened once. */
function lineHtml(line: Node): string {
  let html = "";
  let open: Mark[] = [];
  for (const node of line.children) {
    const firstDifferent = open.findIndex((mark, index) => !node.marks[index]?.eq(mark));
    const shared = firstDifferent === -1 ? open.length : firstDifferent;
    html += open.slice(shared).toReversed().map(closingTag).join("");
    html += node.marks.slice(shared).map(openingTag).join("");
    html += inlineHtml(node);
    open = [...node.marks];
  }
  return html + open.toReversed().map(closingTag).join("");
}

function inlineHtml({ type, attrs, text }: Node): string {
  if (type.name === "break") return voidElement("br", attrs);
  if (type.name === "image") return voidElement("img", attrs);
  if (type.name === "missing") return element("span", attrs, "");
  if (type.name === "anchor") return element(attrs.tag, { rel: attrs.href && "noopener", ...attrs }, "");
  return escapeHtml(text ?? "");
}

function openingTag({ type, attrs }: Mark): string {
  const rel = type.name === "link" && attrs.href && "noopener";
  return `<${tagOf(type.name, attrs)}${attributesHtml({ ...attrs, ...(rel ? { rel } : {}) })}>`;
}

const closingTag = ({ type, attrs }: Mark) => `</${tagOf(type.name, attrs)}>`;

const tagOf = (name: string, attrs: Attributes) => (name === "link" ? "a" : String(attrs.tag ?? name));

const attributeOrder =
  "href title src alt data-file-alt width height start colspan rowspan scope rel style id".split(" ");

function attributesHtml(attrs: Attributes): string {
  const names = attributeOrder.filter((name) => attrs[name] !== null && attrs[name] !== undefined);
  return names
    .map((name) => ` ${name}="${escapeHtml(String(attrs[name])).replaceAll('"', "&quot;")}"`)
    .join("");
}

function element(tag: string, attrs: Attributes, content: string): string {
  return `<${tag}${attributesHtml(attrs)}>${content}</${tag}>`;
}

function voidElement(tag: string, attrs: Attributes): string {
  return `<${tag}${attributesHtml(attrs)} />`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
