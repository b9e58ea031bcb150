import { urlFor } from "../links.ts";
import { missingId } from "../pictures/missing.ts";
import { isFromLibreOffice, withNearestColours } from "./coloured.ts";
import { all, isBlank, rename, unwrap } from "./elements.ts";
import { fromGoogleDocs, isFromGoogleDocs } from "./google-docs.ts";
import { mendLists } from "./lists.ts";
import { meant } from "./looks.ts";
import { withTableHeads } from "./table-heads.ts";
import { fromWord, isFromWord } from "./word.ts";

const silent =
  "style, script, meta, link, title, xml, head, template, noscript, iframe, object, svg, button, input, select, textarea";
const kept = new Set(
  "p br h1 h2 h3 h4 h5 h6 strong em u s del sub sup mark blockquote pre code ol ul li a img figure figcaption hr table thead tbody tr th td".split(
    " ",
  ),
);
const blocks =
  "p, h1, h2, h3, h4, h5, h6, blockquote, pre, ol, ul, li, figure, figcaption, hr, table, div, section, article";
const attributes: Record<string, string[]> = {
  a: ["href", "title", "id"],
  img: ["src", "alt", "title", "width", "height"],
  ol: ["start"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
};

/** What was pasted as an article may have it, and what could not come along. */
export type Cleaned = { page: Document; lostPictures: number };

/** A text from another program or page with its meaning and without its looks. */
export function cleaned(html: string): Cleaned {
  const page = new DOMParser().parseFromString(selectedIn(html), "text/html");
  withoutComments(page);
  for (const element of all(page, silent)) if (element !== page.head) element.remove();
  if (isFromWord(html)) fromWord(page);
  if (isFromGoogleDocs(html)) fromGoogleDocs(page);
  withoutGaps(page);
  if (isFromWord(html) || isFromGoogleDocs(html) || isFromLibreOffice(html)) withNearestColours(page);
  meant(page);
  const called = new Set(all(page, "a[href^='#']").map((link) => link.getAttribute("href")?.slice(1)));
  for (const element of all(page.body, "*")) mend(element, called);
  for (const element of all(page.body, "*"))
    if (!kept.has(element.localName) && !element.dataset.style) plain(element);
  mendLists(page);
  withTableHeads(page);
  const lostPictures = markLost(page);
  for (const paragraph of all(page, "p, h1, h2, h3, h4, h5, h6")) {
    if (isBlank(paragraph) && !paragraph.querySelector("[id]")) paragraph.remove();
  }
  return { page, lostPictures };
}

/** Only what is between the marks was selected; the rest is what Word says of itself. */
function selectedIn(html: string): string {
  const fragment = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/i.exec(html)?.[1];
  // Excel begins in the middle of a table.
  const text = fragment?.trim() && !/^\s*<(t[rdh]|tbody|col)/i.test(fragment) ? fragment : html;
  // A style sheet would be refused by the policy of our pages, also where nothing is shown.
  return text.replace(/<!--\[if [^\]]*(?:mso|vml|gte)[\s\S]*?<!\[endif\]-->|<style[\s\S]*?<\/style>/gi, "");
}

function withoutComments(page: Document): void {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) (comment as Comment).remove();
}

/** A break beside blocks is only a gap between them. */
function withoutGaps(page: Document): void {
  const rooms = new Set(all(page, "br").map(({ parentElement }) => parentElement));
  for (const room of rooms) {
    const children = [...(room?.children ?? [])];
    if (!children.some((child) => child.matches(blocks))) continue;
    for (const child of children) if (child.localName === "br") child.remove();
  }
}

/** An element with those of its attributes that mean something. Places are kept where something leads to them. */
function mend(element: HTMLElement, called: Set<string | undefined>): void {
  const place = [element.id, element.getAttribute("name") ?? ""].find((name) => name && called.has(name));
  const href = element.localName === "a" ? urlFor(element.getAttribute("href") ?? "") : null;
  for (const { name, value } of [...element.attributes]) {
    if (element.localName === "span" && name === "data-style") continue;
    const isKept = attributes[element.localName]?.includes(name) && (value || name === "alt");
    if (!isKept) element.removeAttribute(name);
  }
  element.removeAttribute("id");
  if (place) element.id = place;
  if (element.localName !== "a") return;
  if (href) element.setAttribute("href", href);
  else if (place) element.removeAttribute("href");
  else unwrap(element);
}

/** An element that articles do not have: a paragraph where it was a block with a line in it, else only what is in it. */
function plain(element: HTMLElement): void {
  const isLine = element.matches(
    "div, section, article, address, dd, dt, center, header, footer, main, aside",
  );
  const isWhole = element.closest("p, h1, h2, h3, h4, h5, h6, pre") === null;
  const place = element.id;
  if (isLine && isWhole && !element.querySelector(blocks) && !isBlank(element)) {
    const paragraph = rename(element, "p");
    if (place) paragraph.id = place;
    return;
  }
  // A place that something leads to goes to the first line in it.
  const first = place ? element.querySelector("p, li, a") : null;
  if (first && !first.id) first.id = place;
  unwrap(element);
}

/** Pictures that only the other machine has cannot come along: their places are marked. */
function markLost(page: Document): number {
  const lost = all(page, "img").filter(
    (image) => !/^(https:|data:image\/|\/(?!\/))/i.test(image.getAttribute("src") ?? ""),
  );
  for (const image of lost) {
    const place = page.createElement("span");
    place.id = missingId();
    image.replaceWith(place);
  }
  return lost.length;
}
