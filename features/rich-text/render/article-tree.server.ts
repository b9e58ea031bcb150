import render from "dom-serializer";
import { type Document, Element, Text } from "domhandler";
import { findAll } from "domutils";
import { parseDocument } from "htmlparser2";
import { parsedHtml } from "../html.server.ts";

/**
 * Sanitised HTML as a tree, with all its elements in the order of the text. Text and attribute values stay as the sanitiser wrote them, with their entities, so that
 * unchanged parts are written back byte by byte.
 */
export type ArticleTree = { html: string; document: Document; elements: Element[] };

export function parseArticle(html: string): ArticleTree {
  if (parsedHtml.hasSubscribers) parsedHtml.publish(html);
  const document = parseDocument(html, { decodeEntities: false });
  return { html, document, elements: findAll(() => true, document.children) };
}

export function writeArticle({ document }: ArticleTree): string {
  return render(document, { encodeEntities: false, selfClosingTags: true, emptyAttrs: true });
}

/** Attribute values are written as they are: escape them first. */
export function element(name: string, attributes: Record<string, string>, text = ""): Element {
  return new Element(name, attributes, text === "" ? [] : [new Text(text)]);
}
