import render from "dom-serializer";
import { type Document, Element, isTag, Text } from "domhandler";
import { parseDocument } from "htmlparser2";

/**
 * Sanitised HTML as a tree. Text and attribute values stay as the sanitiser wrote them, with their entities, so that
 * unchanged parts are written back byte by byte.
 */
export type ArticleTree = { html: string; document: Document; elements: Element[] };

export function parseArticle(html: string): ArticleTree {
  const document = parseDocument(html, { decodeEntities: false });
  const elements: Element[] = [];
  collect(document.children, elements);
  return { html, document, elements };
}

/** All elements in the order of the text. */
function collect(nodes: Document["children"], elements: Element[]): void {
  for (const node of nodes) {
    if (!isTag(node)) continue;
    elements.push(node);
    collect(node.children, elements);
  }
}

export function writeArticle({ document }: ArticleTree): string {
  return render(document, { encodeEntities: false, selfClosingTags: true, emptyAttrs: true });
}

/** Attribute values are written as they are: escape them first. */
export function element(name: string, attributes: Record<string, string>, text = ""): Element {
  return new Element(name, attributes, text === "" ? [] : [new Text(text)]);
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
