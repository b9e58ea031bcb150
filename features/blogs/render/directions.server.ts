import type { Element } from "domhandler";
import {
  directionOf as directionOfLanguage,
  isForeignInRightToLeft,
  rightToLeftLetter,
} from "#core/language.ts";
import { textOf } from "../plain-text.server.ts";
import type { ArticleTree } from "./article-tree.server.ts";

const blocks = new Set("p h1 h2 h3 h4 h5 h6 td th figcaption".split(" "));
const containers = new Set("ul ol li blockquote aside div".split(" "));

/**
 * Sets the direction of each block of an article with Hebrew, Arabic or another right-to-left script; leaves all
 * others as they are. `dir="auto"` ignores the text of blocks inside that have a `dir` themselves, so what contains
 * blocks (a list, a quotation, the region around a table) gets the direction of its first letter.
 *
 * A text in a right-to-left language inherits its direction instead, however a block begins, and only blocks without
 * any letter of such a script run from left to right.
 */
export function setDirections({ html, elements }: ArticleTree, language: string): void {
  const isRightToLeft = language !== "" && directionOfLanguage(language) === "rtl";
  if (isRightToLeft) setForeign(elements);
  if (isRightToLeft || !rightToLeftLetter.test(html)) return;
  for (const element of elements) {
    const { name, attribs } = element;
    if (containers.has(name)) element.attribs = { dir: directionOf(element), ...attribs };
    else if (blocks.has(name) && !isNumber(element)) element.attribs = { dir: "auto", ...attribs };
  }
}

function setForeign(elements: Element[]): void {
  for (const element of elements) {
    if (!containers.has(element.name) && !blocks.has(element.name)) continue;
    if (isForeignInRightToLeft(textOf(element.children)))
      element.attribs = { dir: "ltr", ...element.attribs };
  }
}

/** A cell without a letter aligns with the rest of its table. */
function isNumber(element: Element): boolean {
  return element.name.startsWith("t") && firstLetter(element) === "";
}

function directionOf(element: Element): "rtl" | "ltr" {
  return rightToLeftLetter.test(firstLetter(element)) ? "rtl" : "ltr";
}

function firstLetter({ children }: Element): string {
  return /\p{L}/u.exec(textOf(children))?.[0] ?? "";
}
