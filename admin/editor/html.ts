import type { Editor } from "@tiptap/core";
import {
  type DOMOutputSpec,
  type Mark,
  type Node,
  type Schema,
  DOMParser as SchemaParser,
} from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import { markTitles } from "./callout-titles.ts";
import { inlineOwnNotes } from "./footnotes/inline-notes.ts";
import { numbered } from "./footnotes/numbered.ts";

/** Replaces the editor's document and its undo history. */
export function load(editor: Editor, html: string): void {
  const page = new DOMParser().parseFromString(html, "text/html");
  const doc = parsed(editor.schema, page);
  editor.view.updateState(EditorState.create({ doc, plugins: editor.state.plugins }));
}

export function parsed(schema: Schema, page: Document): Node {
  inlineOwnNotes(page);
  markTitles(page);
  for (const figure of page.querySelectorAll("figure")) {
    // Room to write a caption. It is not part of the article while it is empty.
    if (!figure.querySelector("figcaption")) figure.append(page.createElement("figcaption"));
  }
  return SchemaParser.fromSchema(schema).parse(page.body);
}

/** Remembers the result for each block, because typing changes only one. */
export function perBlock<Result, Rest extends unknown[]>(of: (block: Node, ...rest: Rest) => Result) {
  const results = new WeakMap<Node, Result>();
  return (block: Node, ...rest: Rest): Result => {
    const result = results.get(block) ?? of(block, ...rest);
    results.set(block, result);
    return result;
  };
}

const blockHtml = perBlock(nodeHtml);

/** The article in the sanitiser's spelling; empty without visible content. */
export function htmlOf(document: Node): string {
  const isEmptyLine = (block: Node) => block.type.name === "paragraph" && isEmpty(block);
  const end = document.children.findLastIndex((block) => !isEmptyLine(block)) + 1;
  const html = document.children
    .slice(0, end)
    .map((block) => blockHtml(block, document))
    .join("");
  return /^(<p>(<br \/>)?<\/p>)*$/.test(html) ? "" : numbered(html);
}

export function isEmpty({ content, attrs }: Node): boolean {
  return content.size === 0 && !attrs.id && !attrs.style;
}

export function nodeHtml(node: Node, parent: Node): string {
  if (node.isText) return escapeHtml(node.text ?? "");
  return node.type.spec.toHtml?.(node, parent) ?? renderedHtml(node);
}

/** A node as `renderHTML` shows it. */
export function renderedHtml(node: Node): string {
  return elementHtml(node.type.spec.toDOM?.(node), contentHtml(node));
}

export function contentHtml(node: Node): string {
  return node.inlineContent ? lineHtml(node) : node.children.map((child) => nodeHtml(child, node)).join("");
}

/** Text with its marks. A mark that spans several nodes is opened once. */
function lineHtml(line: Node): string {
  let html = "";
  let open: readonly Mark[] = [];
  for (const node of line.children) {
    // A footnote in a link would be a link in a link.
    const marks = node.type.name === "footnote" ? [] : node.marks;
    const firstDifferent = open.findIndex((mark, index) => !marks[index]?.eq(mark));
    const shared = firstDifferent === -1 ? open.length : firstDifferent;
    html += closingTags(open.slice(shared));
    html += marks
      .slice(shared)
      .map((mark) => tagsOf(mark)[0])
      .join("");
    html += nodeHtml(node, line);
    open = marks;
  }
  return html + closingTags(open);
}

function closingTags(marks: readonly Mark[]): string {
  return marks
    .map((mark) => tagsOf(mark)[1])
    .reverse()
    .join("");
}

function tagsOf(mark: Mark): string[] {
  return elementHtml(mark.type.spec.toDOM?.(mark, true), "\0").split("\0");
}

type Attributes = Record<string, unknown>;
type Element = [tag: string, attributes: Attributes, child?: 0 | Element];

const voidTags = new Set(["br", "hr", "img"]);

/** An element as `renderHTML` returns it, with the content of its node. */
export function elementHtml(spec: DOMOutputSpec | undefined, content: string): string {
  const [tag, attributes, child] = spec as unknown as Element;
  const start = `${tag}${attributesHtml(attributes)}`;
  if (voidTags.has(tag)) return `<${start} />`;
  return `<${start}>${child ? elementHtml(child, content) : content}</${tag}>`;
}

// Everything else that `renderHTML` returns is for the editor.
const attributeOrder =
  "data-embed data-height data-chart data-series data-unit data-source data-note href title src alt data-file-alt data-kind data-gallery data-pictures data-width width height start colspan rowspan scope rel style lang dir id".split(
    " ",
  );

function attributesHtml(attributes: Attributes): string {
  const dir = attributes.dir === "auto" ? null : attributes.dir; // which every line has
  const all: Attributes = { ...attributes, dir, style: attributes["data-style"] ?? attributes.style };
  const names = attributeOrder.filter((name) => all[name] !== null && all[name] !== undefined);
  return names
    .map((name) => ` ${name}="${escapeHtml(String(all[name])).replaceAll('"', "&quot;")}"`)
    .join("");
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
