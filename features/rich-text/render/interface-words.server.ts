import { type Element, isTag } from "domhandler";
import { findAll } from "domutils";
import { isForeignToInterface } from "#core/language.ts";
import { messageLanguage } from "#messages";
import type { ArticleTree } from "./article-tree.server.ts";

const classes = /^(?:callout-kind|chart-foot|chart-files|embed-note|file-about)\b/;

/** Marks the English words of the interface in an article or a passage in another language, for screen readers. */
export function setInterfaceWords({ html, document }: ArticleTree, language: string): void {
  const hasPassages = html.includes(' lang="');
  if (!isForeignToInterface(language) && !hasPassages) return;
  const words = findAll(isOfInterface, document.children);
  // Before any is marked.
  const around = new Map(
    words.map((element) => [element, hasPassages ? languageOf(element, language) : language]),
  );
  for (const [element, ofText] of around) {
    if (!isForeignToInterface(ofText)) continue;
    const { lang: _, ...attribs } = element.attribs;
    element.attribs = { lang: messageLanguage(), ...attribs };
    // What the author wrote beside them, or below their names.
    for (const child of element.children)
      if (isTag(child) && (child.name === "bdi" || isNamed(element)) && !isOfInterface(child))
        child.attribs = { lang: ofText, ...child.attribs };
  }
}

/** The language of the passage that an element is in, or else of the article. */
function languageOf(element: Element, language: string): string {
  for (let one: Element["parent"] = element; one; one = one.parent)
    if (isTag(one) && one.attribs.lang) return one.attribs.lang;
  return language;
}

function isOfInterface(element: Element): boolean {
  const { class: className = "", role = "" } = element.attribs;
  const isWord = element.name === "summary" || classes.test(className);
  return isWord || isNamed(element) || /^doc-(?:noteref|backlink)$/.test(role);
}

/** A call-out or the list of notes, named by an `aria-label`. */
function isNamed({ attribs: { role } }: Element): boolean {
  return role === "note" || role === "doc-endnotes";
}
