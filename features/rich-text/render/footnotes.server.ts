import { type Element, isTag, Text } from "domhandler";
import { appendChild, existsOne, replaceElement } from "domutils";
import { m } from "#messages";
import { footnotesKind } from "../footnotes.ts";
import { textOf } from "../plain-text.server.ts";
import { type ArticleTree, element } from "./article-tree.server.ts";

const mark = /^[[(]?[\d*†‡]{1,4}[\])]?$/;
const arrow = /^(?:[\s↩↑^⤴←]|\ufe0e)+$/u;

/**
 * Labels references to notes and adds a link back to each note. A note is a paragraph or list item that a reference
 * links to; one with a link of its own into the text gets none.
 */
export function linkFootnotes(tree: ArticleTree): void {
  const { elements } = tree;
  const references = new Map<string, string>();
  for (const link of elements) {
    const target = link.name === "a" ? targetOf(link) : undefined;
    if (target) labelReference(link, target, references);
  }
  if (references.size === 0) return;
  for (const note of elements) {
    const reference =
      note.name === "li" || note.name === "p" ? references.get(note.attribs.id ?? "") : undefined;
    if (reference && !existsOne((inner) => targetOf(inner) !== undefined, note.children))
      addLinkBack(note, reference);
  }
  for (const list of elements) if (list.attribs["data-kind"] === footnotesKind) wrap(list, tree);
}

/** The footnotes of the editor are a part of the page that screen readers can go to. */
function wrap(list: Element, { elements }: ArticleTree): void {
  const section = element("section", {
    class: "footnotes",
    role: "doc-endnotes",
    "aria-label": m.articles.notes(),
  });
  replaceElement(list, section);
  appendChild(section, list);
  elements.push(section);
}

function labelReference(link: Element, target: string, references: Map<string, string>): void {
  const text = textOf(link.children);
  const isBackLink = arrow.test(text);
  if (!isBackLink && !mark.test(text)) return;
  const { href, ...rest } = link.attribs;
  const name = isBackLink
    ? m.articles.backToText()
    : m.articles.noteNumber({ number: text.replace(/[[\]()]/g, "") });
  const role = isBackLink ? "doc-backlink" : "doc-noteref";
  const id = rest.id ?? `${target}-call`;
  const isFirst = !isBackLink && !references.has(target);
  if (isFirst) references.set(target, id);
  link.attribs = { ...rest, ...(isFirst ? { id } : {}), href: `#${target}`, role, "aria-label": name };
}

function targetOf({ attribs: { href = "" } }: Element): string | undefined {
  return href.startsWith("#text-") ? href.slice(1) : undefined;
}

/** Adds the link at the end of the last line of a note. */
function addLinkBack(note: Element, reference: string): void {
  const last = note.lastChild;
  const line = last && isTag(last) && last.name === "p" ? last : note;
  appendChild(line, new Text(" "));
  appendChild(
    line,
    element(
      "a",
      { href: `#${reference}`, role: "doc-backlink", "aria-label": m.articles.backToText() },
      "↩\ufe0e",
    ),
  );
}
