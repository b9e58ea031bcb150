import { type Element, isTag, isText } from "domhandler";
import { findAll, findOne, removeElement, replaceElement } from "domutils";
import { element, parseArticle } from "#features/rich-text/render/article-tree.server.ts";
import type { Block, Content, Run } from "./blocks.ts";
import { blocksIn, type Walk } from "./flow.server.ts";

export function contentOf(html: string, language: string): Content {
  const { document, elements } = parseArticle(html);
  for (const frame of elements) if (frame.name === "iframe") showAsLink(frame);
  const { calls, notes } = takeNotes(elements);
  const targets = elements.flatMap((link) => {
    const { href = "" } = link.attribs;
    return href.startsWith("#") && !calls.has(link) && !isBackLink(link.attribs) ? [href.slice(1)] : [];
  });
  const walk: Walk = { calls, targets: new Set(targets), pending: [], charts: 0, language };
  const shown = blocksIn(document.children, walk);
  const blocks = notes.size > 0 ? withoutEmptyEnd(shown) : shown;
  const content: Content = { blocks: withSteps(blocks), notes: {} };
  // A note in a note stays where it is, as text.
  const inNote: Walk = { ...walk, calls: new Map() };
  for (const [id, note] of notes) content.notes[id] = blocksIn([note], inNote, 1);
  return withKnownPlaces(content);
}

/** A video of another site is a link to it, with its title. */
function showAsLink(frame: Element): void {
  const figure = frame.parent?.parent;
  const note = figure && findOne(({ attribs }) => attribs.class === "embed-note", figure.children);
  const link = note && findOne(({ name }) => name === "a", note.children);
  if (!link) return;
  removeElement(note);
  const { href = "" } = link.attribs;
  replaceElement(frame, element("a", { href }, frame.attribs.title ?? href));
}

/** Takes out the notes of an article, with their links back, and the lists that are empty without them. */
function takeNotes(elements: Element[]): { calls: Map<Element, string>; notes: Map<string, Element> } {
  const byId = new Map(
    elements.flatMap((element) => (element.attribs.id ? [[element.attribs.id, element]] : [])),
  );
  const order = new Map(elements.map((element, index) => [element, index]));
  const calls = new Map<Element, string>();
  const notes = new Map<string, Element>();
  for (const call of elements) {
    const id = call.attribs.href?.slice(1) ?? "";
    const note = byId.get(id) as Element | undefined;
    const isCall = call.attribs.role === "doc-noteref";
    if (!isCall || !note || !["li", "p", "aside", "div"].includes(note.name)) continue;
    if ((order.get(note) ?? 0) < (order.get(call) ?? 0)) continue; // a link from a note to the text
    calls.set(call, id);
    notes.set(id, note);
  }
  for (const note of notes.values()) {
    for (const link of findAll(({ name, attribs }) => name === "a" && isBackLink(attribs), note.children))
      removeElement(link);
    removeWithEmptyParents(note);
  }
  return { calls, notes };
}

function isBackLink(attribs: Element["attribs"]): boolean {
  return attribs.role === "doc-backlink";
}

function removeWithEmptyParents(element: Element): void {
  const { parent } = element;
  removeElement(element);
  if (!parent || !isTag(parent)) return;
  const isBlank = parent.children.every((child) => isText(child) && child.data.trim() === "");
  if (isBlank) removeWithEmptyParents(parent);
}

/** Leaves out lines and headings ("Notes") after which nothing comes. */
function withoutEmptyEnd(blocks: Block[]): Block[] {
  const end = blocks.findLastIndex(({ type }) => type !== "rule" && type !== "heading");
  const kept = blocks.slice(0, end + 1);
  return kept.length > 0 ? kept : blocks;
}

/** Levels from 1 without gaps, as PDF/UA requires. */
function withSteps(blocks: Block[]): Block[] {
  const open: number[] = [];
  return blocks.map((block) => {
    if (block.type !== "heading") return block;
    while ((open.at(-1) ?? 0) >= block.level) open.pop();
    open.push(block.level);
    return { ...block, level: open.length };
  });
}

/** Links to places that are not in the content become text. */
function withKnownPlaces(content: Content): Content {
  const all = [...content.blocks, ...Object.values(content.notes).flat()];
  const known = new Set<string>();
  eachRun(all, ({ place }) => place !== undefined && known.add(`#${place}`));
  for (const block of content.blocks) if (block.type === "heading") known.add(`#${block.place}`);
  eachRun(all, (run) => {
    if (run.to?.startsWith("#") && !known.has(run.to)) delete run.to;
  });
  return content;
}

export function eachRun(blocks: Block[], each: (run: Run) => void): void {
  for (const block of blocks) {
    if ("runs" in block) block.runs.forEach(each);
    for (const inner of childrenOf(block)) eachRun(inner, each);
  }
}

function childrenOf(block: Block): Block[][] {
  if (block.type === "list") return block.items;
  if (block.type === "table") return block.cells.map(({ blocks }) => blocks);
  if (block.type === "figure") return [block.blocks, block.caption];
  return "blocks" in block ? [block.blocks] : [];
}
