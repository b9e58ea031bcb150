import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { decodeHTML } from "entities";
import { silent } from "#features/rich-text/html.server.ts";
import { textOf } from "#features/rich-text/plain-text.server.ts";
import { m } from "#messages";
import type { Block, Run, Style } from "./blocks.ts";
import { codeIn, directionIn, finished, inLanguages, isEmpty } from "./runs.server.ts";
import { layoutIn, passageOf, styleIn } from "./styles.server.ts";
import { tableOf } from "./table.server.ts";

const maxContainers = 6; // inside each other; what is deeper is shown without its frame
const hidden = new Set([...silent, "svg", "object", "source", "track", "button"]);
const paragraphs = new Set("p div section header footer summary details dt dd dl address nav".split(" "));
const containers = new Set(["ul", "ol", "blockquote", "aside", "figure", "table"]);
const parts = new Set(["li", "figcaption", "caption", "thead", "tbody", "tfoot", "tr", "td", "th"]);

/** What the walk of one article shares. */
export type Walk = {
  /** The ids of notes by the links that call them. */
  calls: Map<Element, string>;
  /** The ids to which links lead. */
  targets: Set<string>;
  /** Targets whose text was not reached yet. */
  pending: string[];
  charts: number;
  language: string;
};

/** `inline` is the text of a paragraph that has not ended, `element` its element, `parent` that of all nodes. */
type Flow = {
  walk: Walk;
  depth: number;
  blocks: Block[];
  inline: Run[];
  element?: Element;
  parent?: Element;
};

/** The blocks of any HTML: what is not known is shown as its text. */
export function blocksIn(nodes: ChildNode[], walk: Walk, depth = 0, style: Style = {}): Block[] {
  const parent = nodes[0]?.parent;
  const flow: Flow = { walk, depth, blocks: [], inline: [] };
  if (parent && isTag(parent)) flow.parent = parent;
  addAll(nodes, style, flow);
  endParagraph(flow);
  return flow.blocks;
}

function addAll(nodes: ChildNode[], style: Style, flow: Flow): void {
  for (const node of nodes) {
    if (isText(node)) addText(decodeHTML(node.data).replace(/[ \t\r\n\f]+/g, " "), style, flow);
    else if (isTag(node) && node.attribs.class === "chart-wide") addChart(node, flow);
    else if (isTag(node) && !hidden.has(node.name) && !isForScreens(node)) addElement(node, style, flow);
  }
}

/** What is not read out, or only works on a page. */
function isForScreens({ attribs }: Element): boolean {
  return attribs["aria-hidden"] === "true" || Boolean(attribs.class?.split(" ").includes("no-print"));
}

/** The picture of a chart comes with the others, by its number. */
function addChart({ attribs }: Element, flow: Flow): void {
  flow.walk.charts += 1;
  addBlock(
    { type: "picture", ...pictureIn({ src: `chart ${flow.walk.charts}`, alt: attribs["aria-label"] ?? "" }) },
    flow,
  );
}

function addText(text: string, style: Style, { inline, walk }: Flow): void {
  if (text.trim() === "") return void inline.push({ ...style, text });
  for (const place of walk.pending.splice(0)) inline.push({ text: "", place });
  inline.push({ ...style, text });
}

function addElement(element: Element, style: Style, flow: Flow): void {
  const { name, attribs, children } = element;
  const { walk, depth } = flow;
  if (attribs.id !== undefined && walk.targets.has(attribs.id)) walk.pending.push(attribs.id);
  const note = walk.calls.get(element);
  const inner = styleIn(element, style);
  if (note !== undefined) flow.inline.push({ ...passageOf(style), text: markOf(element), note });
  else if (attribs.class === "chart-unit") addText(`(${textOf(children)})`, inner, flow);
  else if (name === "br") flow.inline.push({ ...passageOf(style), text: "\n" });
  // On a page they stand below each other.
  else if (attribs.class === "file-about")
    addText(m.common.comma({ before: "", last: textOf(children).trim() }), inner, flow);
  else if (name === "hr") addBlock({ type: "rule" }, flow);
  else if (name === "pre") addBlock({ type: "code", text: codeIn(children), ...foreign(inner, walk) }, flow);
  else if (name === "img" && style.to && !attribs.alt)
    return; // the link has a text
  else if (name === "img")
    addBlock({ type: "picture", ...pictureIn(attribs), ...foreign(inner, walk) }, flow);
  else if (/^h[1-6]$/.test(name)) addHeading(element, inner, flow);
  else if (containers.has(name) && depth < maxContainers) addContainer(element, inner, flow);
  else if (containers.has(name) || parts.has(name) || paragraphs.has(name)) {
    endParagraph(flow);
    const outer = flow.element;
    flow.element = element;
    addAll(children, inner, flow);
    endParagraph(flow);
    flow.element = outer;
  } else if (name === "video" || name === "audio") addRecording(element, style, flow);
  else addAll(children, inner, flow);
}

/** The language of what has no runs, if it is another than that of the article. */
function foreign({ lang }: Style, { language }: Walk): { lang?: string } {
  return lang && lang !== language ? { lang } : {};
}

function addBlock(block: Block, flow: Flow): void {
  endParagraph(flow);
  flow.blocks.push(block);
}

function endParagraph(flow: Flow): void {
  const { element, parent, walk } = flow;
  const { runs, ...language } = inLanguages(finished(flow.inline), walk.language);
  flow.inline = [];
  if (isEmpty(runs)) return;
  const layout = element ? layoutIn(element) : {};
  // The name of a call-out stands at the side of its text.
  const direction = element?.attribs.class === "callout-kind" ? {} : directionIn(element ?? parent, runs);
  const size = element?.attribs.class === "chart-foot" ? { isSmall: true as const } : {};
  flow.blocks.push({ type: "paragraph", runs, ...language, ...layout, ...direction, ...size });
}

/** Only headings between the paragraphs of the text are parts of it: others are bold text. */
function addHeading(element: Element, style: Style, flow: Flow): void {
  endParagraph(flow);
  const { walk, depth } = flow;
  const { id: place = "" } = element.attribs;
  if (depth === 0) walk.pending = walk.pending.filter((id) => id !== place);
  const bold: Style = depth > 0 ? { ...style, bold: true } : style;
  for (const block of blocksIn(element.children, walk, maxContainers, bold)) {
    const isHeading = depth === 0 && block.type === "paragraph";
    flow.blocks.push(
      isHeading ? { ...block, type: "heading", level: Number(element.name[1]), place } : block,
    );
  }
}

function addContainer(element: Element, style: Style, flow: Flow): void {
  const { name, attribs, children } = element;
  const inside = (nodes: ChildNode[]) => blocksIn(nodes, flow.walk, flow.depth + 1, style);
  const dir = attribs.dir === "rtl" || attribs.dir === "ltr" ? ({ dir: attribs.dir } as const) : {};
  endParagraph(flow);
  if (name === "ul" || name === "ol") {
    const items = children.map((child) => inside([child])).filter(({ length }) => length > 0);
    const start = name === "ol" ? Number.parseInt(attribs.start ?? "1", 10) || 0 : null;
    if (items.length > 0) flow.blocks.push({ type: "list", start, items, ...dir });
  } else if (name === "figure") {
    const isCaption = (child: ChildNode) => isTag(child) && child.name === "figcaption";
    const blocks = inside(children.filter((child) => !isCaption(child)));
    const caption = inside(children.filter(isCaption));
    if (blocks.length > 0) flow.blocks.push({ type: "figure", blocks, caption });
    else flow.blocks.push(...caption);
  } else if (name === "table") {
    const inCell = (cell: Element) => {
      const lang = cell.attribs.lang ?? (cell.parent as Element).attribs.lang;
      return blocksIn(cell.children, flow.walk, flow.depth + 1, lang ? { ...style, lang } : style);
    };
    const grid = tableOf(element, inCell);
    if (!grid) return void flow.blocks.push(...inside(children));
    const caption = inside(children.filter((child) => isTag(child) && child.name === "caption"));
    const blocks: Block[] = grid.cells.length > 0 ? [{ type: "table", ...grid, ...dir }] : [];
    if (blocks.length > 0 && caption.length > 0) flow.blocks.push({ type: "figure", blocks, caption });
    else flow.blocks.push(...blocks, ...caption);
  } else {
    const isLabel = (child: ChildNode) => isTag(child) && child.attribs.class === "callout-kind";
    const blocks = inside(children.filter((child) => !isLabel(child)));
    const label = textOf(children.filter(isLabel));
    const isBox = name === "aside" && attribs["data-kind"] !== "quote";
    if (blocks.length > 0)
      flow.blocks.push(isBox ? { type: "box", label, blocks, ...dir } : { type: "quote", blocks, ...dir });
  }
}

/** Files have no video and no sound: a link leads to it. The card of an audio file is such a link. */
function addRecording({ name, attribs, children, parent }: Element, style: Style, flow: Flow): void {
  if (parent && isTag(parent) && parent.attribs.class === "file") return;
  const source = children.find((child) => isTag(child) && child.name === "source") as Element | undefined;
  const src = attribs.src ?? source?.attribs.src ?? "";
  const label = attribs.title || decodeHTML(attribs["aria-label"] ?? "") || textOf(children).trim();
  const text = label && name === "video" ? m.exports.video({ label }) : label;
  if (/^(https?:|\/(?!\/))/.test(src)) addText(text || m.exports.recording(), { ...style, to: src }, flow);
  else if (text) addText(text, style, flow);
}

function pictureIn({ src = "", alt = "" }: Element["attribs"]): { src: string; alt: string } {
  return { src: decodeHTML(src), alt: decodeHTML(alt).replace(/\s+/g, " ").trim() };
}

/** The number of a call of a note: 1, also if it is written as [1]. */
function markOf({ children }: Element): string {
  return textOf(children).replace(/[[\]()\s]/g, "");
}
