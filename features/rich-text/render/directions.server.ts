import { type Element, isTag } from "domhandler";
import { directionOf as directionOfLanguage, directionOfWords, rightToLeftLetter } from "#core/language.ts";
import { textOf } from "../plain-text.server.ts";
import type { ArticleTree } from "./article-tree.server.ts";

const lines = new Set("p h1 h2 h3 h4 h5 h6 td th figcaption".split(" "));
const containers = new Set("ul ol li blockquote aside div".split(" "));

/**
 * Sets the direction of each block of an article with Hebrew, Arabic or another right-to-left script; leaves all
 * others as they are, and those to which the author gave a direction, with what is inside. `dir="auto"` ignores the
 * text of blocks inside that have a `dir` themselves, so what contains blocks (a list, a quotation, the region around a
 * table) gets the direction of its first letter.
 */
export function setDirections(tree: ArticleTree, language: string): void {
  const { html, elements } = tree;
  const isRightToLeft = language !== "" && directionOfLanguage(language) === "rtl";
  if (!isRightToLeft && !rightToLeftLetter.test(html)) return;
  const isGiven = givenIn(tree);
  for (const element of elements) {
    const { name } = element;
    if (!(lines.has(name) || containers.has(name)) || isGiven(element)) continue;
    const dir = isRightToLeft ? inRightToLeft(element) : inLeftToRight(element);
    const { dir: auto, ...others } = element.attribs;
    element.attribs = dir ? { dir, ...others } : others;
  }
}

/** True for elements with a direction in the text as it is stored, and for those inside one. */
function givenIn({ html, elements }: ArticleTree): (element: Element) => boolean {
  if (!html.includes(' dir="')) return () => false;
  const given = new Set(elements.filter(({ attribs }) => isDirection(attribs.dir)));
  return (element) => {
    for (let one = element.parent; one; one = one.parent) if (isTag(one) && given.has(one)) return true;
    return given.has(element);
  };
}

function inLeftToRight(element: Element): string | undefined {
  if (containers.has(element.name)) return directionOfTable(element) ?? directionIn(element) ?? "ltr";
  // A cell without a letter aligns with the rest of its table.
  return element.name.startsWith("t") && !directionIn(element) ? undefined : "auto";
}

/** Lines have the direction of their first letter, lists and quotations that of the language if they have a word in it. */
function inRightToLeft(element: Element): string | undefined {
  const isLine = lines.has(element.name) || element.name === "li";
  const text = textOf(element.children);
  const ofText = isLine || !rightToLeftLetter.test(text) ? directionOfWords(text) : "rtl";
  const dir = directionOfTable(element) ?? ofText;
  return dir === directionAround(element) ? undefined : dir;
}

function directionAround(element: Element): string {
  for (let one = element.parent; one; one = one.parent)
    if (isTag(one) && isDirection(one.attribs.dir)) return one.attribs.dir;
  return "rtl";
}

/** The direction of the region around a table to which the author gave one. */
function directionOfTable({ name, firstChild }: Element): string | undefined {
  const dir = name === "div" && firstChild && isTag(firstChild) ? firstChild.attribs.dir : undefined;
  return isDirection(dir) ? dir : undefined;
}

function directionIn({ children }: Element): string | undefined {
  return directionOfWords(textOf(children));
}

export function isDirection(dir: string | undefined): dir is "ltr" | "rtl" {
  return dir === "ltr" || dir === "rtl";
}
