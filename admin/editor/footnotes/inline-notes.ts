import { footnotesKind, isReference } from "#features/rich-text/footnotes.ts";
import { all } from "../paste/dom.ts";

/** The number of a note, as programs write it. */
export const noteMark = /^[[(]?[\d*†‡]{1,4}[\])]?$/;
const arrow = /^(?:[\s↩↑^⤴←↵]|\ufe0e)+$/u;
const blocks = "ul, ol, table, figure, blockquote, pre, h1, h2, h3, h4, h5, h6, aside, hr, [data-footnote]";

/**
 * Moves the footnotes that this editor wrote from the list at the end to their places in the text. A list that somebody
 * else changed, so that its notes and numbers do not fit together, becomes an ordinary list.
 */
export function inlineOwnNotes(page: Document): void {
  for (const list of all(page, `ol[data-kind="${footnotesKind}"]`)) {
    const notes = [...list.children].map((item) => ({ item, reference: referenceTo(page, item.id) }));
    const links = notes.map(({ item }) => [...page.querySelectorAll(`a[href="#${CSS.escape(item.id)}"]`)]);
    const areWhole =
      list.parentElement === page.body &&
      notes.every(({ item, reference }) => item.id && reference && !item.querySelector(`p, ${blocks}`)) &&
      links.every((found) => found.filter((link) => isReference(attributesOf(link))).length === 1);
    if (areWhole) {
      for (const { item, reference } of notes) if (reference) inline(reference, [...item.childNodes]);
      list.remove();
    }
  }
}

function referenceTo(page: Document, note: string): Element | null {
  const link = page.getElementById(`${note}-ref`);
  return link && isReference(attributesOf(link)) && link.closest("li")?.id !== note ? link : null;
}

const attributesOf = (link: Element) => ({ href: link.getAttribute("href"), id: link.id });

type Note = { reference: Element; content: Node[] };

/**
 * Moves notes of other programs to their places in the text: those that a number links to. Returns their count, or 0
 * if one of them does not fit, such as a note with a list, or one with two references: then all stay as they are.
 */
export function inlineNotes(page: Document): number {
  const byName = new Map<string, Element>();
  for (const element of all(page, "[id], a[name]")) {
    byName.set(element.id || (element.getAttribute("name") ?? ""), element);
  }
  const targetOf = (link: Element) => byName.get((link.getAttribute("href") ?? "").slice(1));
  const isNumber = (link: Element) => noteMark.test(link.textContent?.trim() ?? "");
  const found = new Map<Element, Note>();
  for (const reference of all(page, "a[href^='#']").filter(isNumber)) {
    const target = targetOf(reference);
    const block = target?.closest("li") ?? target?.closest("p");
    if (!target || !block || !isBefore(reference, block)) continue;
    const leadsBack = (link: Element) => targetOf(link)?.contains(reference) === true;
    const content = contentOf(block, leadsBack);
    if (!content || found.has(block)) return 0;
    found.set(block, { reference, content });
  }
  const lists = new Set([...found.keys()].map((block) => block.closest("ol, ul")));
  for (const list of lists) {
    if (list && ![...list.children].every((item) => found.has(item))) return 0;
  }
  const before = [...found.keys()].map((block) => (block.closest("ol, ul") ?? block).previousElementSibling);
  for (const [block, { reference, content }] of found) {
    inline(reference, content);
    block.remove();
  }
  for (const list of lists) list?.remove();
  for (const element of before) if (element && isTitleOfNotes(element)) element.remove();
  return found.size;
}

/** Google Docs links the numbers of notes that it does not copy: they stay as words. */
export function unlinkLostNotes(page: Document): void {
  for (const reference of all(page, "a[href^='#']")) {
    const name = (reference.getAttribute("href") ?? "").slice(1);
    const target = `[id="${CSS.escape(name)}"], a[name="${CSS.escape(name)}"]`;
    const isLost = noteMark.test(reference.textContent?.trim() ?? "") && !page.querySelector(target);
    if (isLost) reference.replaceWith(...reference.childNodes);
  }
}

function isBefore(reference: Element, block: Element): boolean {
  const position = reference.compareDocumentPosition(block);
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !block.contains(reference);
}

/** The text of a note without its links back; null if it is more than lines, or a paragraph that is no note. */
function contentOf(block: Element, leadsBack: (link: Element) => boolean): Node[] | null {
  const copy = block.cloneNode(true) as Element;
  const links = [...block.querySelectorAll("a[href^='#']")];
  const isNote = block.localName === "li" || links.some(leadsBack);
  for (const [index, link] of [...copy.querySelectorAll("a[href^='#']")].entries()) {
    const original = links[index];
    const isArrow = arrow.test(link.textContent ?? "");
    if (original && (isArrow || leadsBack(original))) (link.closest("sup") ?? link).remove();
  }
  if (!isNote || copy.querySelector(blocks)) return null;
  for (const [index, line] of [...copy.querySelectorAll("p")].entries()) {
    if (index > 0) line.before(copy.ownerDocument.createElement("br"));
    line.replaceWith(...line.childNodes);
  }
  copy.normalize();
  trim(copy.firstChild, /^\s+/);
  trim(copy.lastChild, /\s+$/);
  return [...copy.childNodes];
}

function trim(node: Node | null, space: RegExp): void {
  if (node instanceof Text) node.data = node.data.replace(space, "");
}

function inline(reference: Element, content: Node[]): void {
  const note = reference.ownerDocument.createElement("span");
  note.dataset.footnote = "";
  note.append(...content);
  const outer = reference.closest("sup");
  const isAlone = outer?.textContent?.trim() === reference.textContent?.trim();
  (outer && isAlone ? outer : reference).replaceWith(note);
}

/** What stands above notes: a line, or a heading that says so. */
function isTitleOfNotes({ localName, textContent }: Element): boolean {
  return (
    localName === "hr" ||
    (/^h[1-6]$/.test(localName) && /^(foot|end)?notes?:?$/i.test(textContent?.trim() ?? ""))
  );
}
