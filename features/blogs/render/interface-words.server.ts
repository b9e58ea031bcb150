import { type Element, isTag } from "domhandler";
import { findAll } from "domutils";
import type { ArticleTree } from "./article-tree.server.ts";

const interfaceLanguage = "en";
const classes = /^(?:callout-kind|chart-foot|chart-files|embed-note|file-about)\b/;

/** Marks the English words of the interface in an article in another language, for screen readers. */
export function setInterfaceWords({ document }: ArticleTree, language: string): void {
  if (language === "" || language.split("-")[0] === interfaceLanguage) return;
  for (const element of findAll(isOfInterface, document.children)) {
    element.attribs = { lang: interfaceLanguage, ...element.attribs };
    // What the author wrote beside them.
    for (const child of element.children)
      if (isTag(child) && child.name === "bdi") child.attribs.lang = language;
  }
}

function isOfInterface({ name, attribs: { class: className = "", role = "" } }: Element): boolean {
  return name === "summary" || classes.test(className) || /^doc-(?:noteref|backlink)$/.test(role);
}
