import { canonicalLanguage } from "#core/language.ts";
import { inlineNotes, unlinkLostNotes } from "../footnotes/inline-notes.ts";
import { safeHref } from "../links.ts";
import { missingId } from "../pictures/missing.ts";
import { withNearestColours } from "./colours.ts";
import { all, isBlank, rename, unwrap, wrap } from "./dom.ts";
import { fromGoogleDocs, isFromGoogleDocs } from "./google-docs.ts";
import { toSemanticElements } from "./semantics.ts";
import { fromSpreadsheet, isFromSpreadsheet } from "./spreadsheets.ts";
import { addTableHeads, repairLists } from "./structure.ts";
import { fromWord, isFromWord } from "./word.ts";

const removed =
  "style, script, meta, link, title, xml, head, template, noscript, iframe, object, svg, button, input, select, textarea";
const allowed =
  "p, br, h1, h2, h3, h4, h5, h6, strong, em, u, s, del, sub, sup, mark, blockquote, pre, code, ol, ul, li, a, img, figure, figcaption, hr, table, thead, tbody, tr, th, td, span[data-style], span[lang]";
const blocks =
  "p, h1, h2, h3, h4, h5, h6, blockquote, pre, ol, ul, li, figure, figcaption, hr, table, div, section, article";
const textContainers = "div, section, article, address, dd, dt, center, header, footer, main, aside";
const lines = "p, h1, h2, h3, h4, h5, h6";
// The schema drops those that an element may not have.
const attributes = new Set(
  "href title src alt width height start colspan rowspan scope data-style lang dir".split(" "),
);

/** Reduces HTML of other programs and sites to what articles may contain. */
export function clean(html: string): { page: Document; lostPictures: number } {
  const page = new DOMParser().parseFromString(selectedIn(html), "text/html");
  for (const element of all(page, removed)) if (element !== page.head) element.remove();
  if (isFromWord(html)) fromWord(page);
  if (isFromGoogleDocs(html)) fromGoogleDocs(page);
  if (isFromSpreadsheet(html)) fromSpreadsheet(page, html);
  removeGaps(page);
  if (isFromWord(html) || isFromGoogleDocs(html) || isFromLibreOffice(html)) withNearestColours(page);
  cleanLanguages(page, isFromWord(html) || isFromGoogleDocs(html) || isFromLibreOffice(html));
  toSemanticElements(page);
  const linked = new Set(all(page, "a[href^='#']").map((link) => link.getAttribute("href")?.slice(1)));
  for (const element of all(page.body, "*")) cleanAttributes(element, linked);
  for (const element of all(page.body, "*")) if (!element.matches(allowed)) replaceElement(element);
  repairLists(page);
  addTableHeads(page);
  inlineNotes(page);
  unlinkLostNotes(page);
  const lostPictures = markLostPictures(page);
  for (const line of all(page, lines)) if (isBlank(line) && !line.querySelector("[id]")) line.remove();
  return { page, lostPictures };
}

/** Word processors say the language of every word, and many programs a direction that the letters have anyway. */
function cleanLanguages(page: Document, isFromWordProcessor: boolean): void {
  for (const element of all(page.body, "[lang], [dir]")) {
    const lang = isFromWordProcessor ? undefined : canonicalLanguage(element.lang);
    if (lang) element.lang = lang;
    else for (const name of ["lang", "dir"]) element.removeAttribute(name);
  }
}

function isFromLibreOffice(html: string): boolean {
  return /<meta[^>]+content="(LibreOffice|OpenOffice)/i.test(html);
}

/** The part between the fragment comments, without style sheets, which our Content-Security-Policy would report. */
function selectedIn(html: string): string {
  const fragment = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/i.exec(html)?.[1];
  // Excel's fragment begins inside a table.
  const text = fragment?.trim() && !/^\s*<(t[rdh]|tbody|col)/i.test(fragment) ? fragment : html;
  return text.replace(/<!--\[if [^\]]*(?:mso|vml|gte)[\s\S]*?<!\[endif\]-->|<style[\s\S]*?<\/style>/gi, "");
}

/** Removes line breaks between blocks. */
function removeGaps(page: Document): void {
  for (const gap of all(page, "br")) {
    if ([...(gap.parentElement?.children ?? [])].some((child) => child.matches(blocks))) gap.remove();
  }
}

/** Keeps ids only as link targets. */
function cleanAttributes(element: HTMLElement, linked: Set<string | undefined>): void {
  const id = [element.id, element.getAttribute("name") ?? ""].find((name) => name && linked.has(name));
  const isLink = element.localName === "a";
  const href = isLink ? safeHref(element.getAttribute("href") ?? "") : null;
  for (const { name, value } of [...element.attributes]) {
    if (!attributes.has(name) || (value === "" && name !== "alt")) element.removeAttribute(name);
  }
  if (id) element.id = id;
  if (href) element.setAttribute("href", href);
  else if (isLink && id) element.removeAttribute("href");
  else if (isLink) unwrap(element);
}

/** Turns a block with text into a paragraph, and unwraps everything else. */
function replaceElement(element: HTMLElement): void {
  const isInLine = element.closest(`${lines}, pre`) !== null;
  const { id } = element;
  if (element.matches(textContainers) && !isInLine && !element.querySelector(blocks) && !isBlank(element)) {
    rename(element, "p", "id");
    return;
  }
  const first = id ? element.querySelector("p, li, a") : null;
  if (first && !first.id) first.id = id;
  unwrap(element);
}

/** Replaces pictures that only exist on the other machine with markers. */
function markLostPictures(page: Document): number {
  const isAvailable = /^(https:|data:image\/|\/(?!\/))/i;
  const lost = all(page, "img").filter((image) => !isAvailable.test(image.getAttribute("src") ?? ""));
  for (const image of lost) {
    const marker = page.createElement("span");
    marker.id = missingId();
    const isInFigure = image.parentElement?.localName === "figure"; // which has lines and captions
    image.replaceWith(marker);
    if (isInFigure) wrap(marker, "p");
  }
  return lost.length;
}
