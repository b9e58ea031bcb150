import type { Element } from "domhandler";
import { existsOne, prependChild, removeElement } from "domutils";
import { calloutKinds } from "../asides.ts";
import { repeatedQuotes } from "../plain-text.server.ts";
import { type ArticleTree, element } from "./article-tree.server.ts";

/** Names each call-out by its kind. A pull quote that repeats words of the text is for the eye only. */
export function setAsides(tree: ArticleTree): void {
  const asides = tree.elements.filter(({ name }) => name === "aside");
  if (asides.length === 0) return;
  for (const quote of repeatedQuotes(tree.document.children)) {
    const hasLink = existsOne(({ name }) => name === "a", quote.children); // hidden links could have the focus
    if (!hasLink) quote.attribs["aria-hidden"] = "true";
  }
  for (const aside of asides) {
    const label = calloutKinds[aside.attribs["data-kind"] ?? ""]?.();
    if (label) setCallout(aside, label, tree);
  }
}

/** Feed readers have no style sheet: there, a repeated quote would look like a mistake. */
export function setAsidesOfFeed(tree: ArticleTree): void {
  setAsides(tree);
  for (const aside of tree.elements) if (aside.attribs["aria-hidden"]) removeElement(aside);
}

function setCallout(aside: Element, label: string, { elements }: ArticleTree): void {
  const kind = element("p", { class: "callout-kind" }, label);
  prependChild(aside, kind);
  elements.push(kind);
  aside.attribs = { role: "note", "aria-label": label, ...aside.attribs };
}
