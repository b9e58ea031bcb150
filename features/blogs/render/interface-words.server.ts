import { type Element, isTag } from "domhandler";
import { findAll } from "domutils";
import { interfaceLanguage, isForeignToInterface } from "#core/language.ts";
import type { ArticleTree } from "./article-tree.server.ts";

const classes = /^(?:callout-kind|chart-foot|chart-files|embed-note|file-about)\b/;

/** Marks the English words of the interface in an article in another language, for screen readers. */
export function setInterfaceWords({ document }: ArticleTree, language: string): void {
  if (!isForeignToInterface(language)) return;
  for (const element of findAll(isOfInterface, document.children)) {
    element.attribs = { lang: interfaceLanguage, ...element.attribs };
    // What the author wrote beside them, or below their names.
    for (const child of element.children)
      if (isTag(child) && (child.name === "bdi" || isNamed(element)) && !isOfInterface(child))
        child.attribs = { lang: language, ...child.attribs };
  }
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
