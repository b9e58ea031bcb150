import type { Editor } from "@tiptap/core";
import type { Mark, Node, NodeRange } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import { liftTarget } from "@tiptap/pm/transform";
import { formatStyle, parseStyle } from "./schema/attributes.ts";

export type ColourProperty = "color" | "background-color";

const maxIndent = 20; // em
const indentStep = 2; // em

/** Colours the selected words, or what is typed next. Null removes the colour. */
export function colour(editor: Editor, property: ColourProperty, value: string | null): void {
  const chain = editor.chain().focus();
  chain.command(({ tr, state }) => {
    const { span } = state.schema.marks;
    const { from, to, empty, $from } = state.selection;
    if (!span) return false;
    const recolour = (marks: readonly Mark[]) => {
      const others = marks.filter((mark) => mark.type !== span);
      const spans = marks.flatMap((mark) => {
        if (mark.type !== span) return [];
        const style = formatStyle({ ...parseStyle(mark.attrs.style), [property]: undefined });
        return style || mark.attrs.id ? [span.create({ ...mark.attrs, style })] : [];
      });
      if (!value) return [...others, ...spans];
      const last = spans.pop();
      const style = formatStyle({ ...parseStyle(last?.attrs.style ?? null), [property]: value });
      return [...others, ...spans, span.create({ ...last?.attrs, style })];
    };
    if (empty) {
      tr.setStoredMarks(recolour(state.storedMarks ?? $from.marks()));
      return true;
    }
    state.doc.nodesBetween(from, to, (node, position) => {
      if (!node.isInline) return;
      const [start, end] = [Math.max(from, position), Math.min(to, position + node.nodeSize)];
      for (const mark of node.marks) if (mark.type === span) tr.removeMark(start, end, mark);
      for (const mark of recolour(node.marks)) if (mark.type === span) tr.addMark(start, end, mark);
    });
    return true;
  });
  chain.run();
}

/** The colour at the start of the selection; null for the default. */
export function colourAt(editor: Editor, property: ColourProperty): string | null {
  const { storedMarks, selection, doc } = editor.state;
  const { $from, from, to, empty } = selection;
  let marks = empty ? (storedMarks ?? $from.marks()) : undefined;
  if (!marks) {
    doc.nodesBetween(from, to, (node) => {
      if (node.isInline) marks ??= node.marks;
      return marks === undefined;
    });
  }
  const colours = (marks ?? []).map(({ attrs }) => parseStyle(attrs.style ?? null)[property]);
  return colours.findLast(Boolean) ?? null;
}

/** Indents list items by a level, and other blocks by padding. */
export function indent(editor: Editor, direction: 1 | -1): void {
  const chain = editor.chain().focus();
  if (editor.isActive("listItem")) {
    if (direction === 1) chain.sinkListItem("listItem").run();
    else chain.liftListItem("listItem").run();
    return;
  }
  chain.command(({ tr }) => {
    eachTextBlock(tr, (block, position) => {
      const declarations = parseStyle(block.attrs.style);
      const current = Number.parseFloat(declarations["padding-inline-start"] ?? "0") || 0;
      const next = Math.min(maxIndent, Math.max(0, current + direction * indentStep));
      const padding = next > 0 ? `${next}em` : undefined;
      const style = formatStyle({ ...declarations, "padding-inline-start": padding });
      tr.setNodeAttribute(position, "style", style);
    });
    return true;
  });
  chain.run();
}

/** Removes all formatting except links and pictures. */
export function clean(editor: Editor): void {
  const chain = editor.chain().focus();
  chain.command(({ tr, state }) => {
    const { from, to } = state.selection;
    const { paragraph } = state.schema.nodes;
    for (const mark of Object.values(state.schema.marks)) {
      if (mark.name !== "link") tr.removeMark(from, to, mark);
    }
    tr.setStoredMarks([]);
    eachTextBlock(tr, (block, position) => {
      if (block.type === paragraph) tr.setNodeAttribute(position, "style", null);
      else tr.setNodeMarkup(position, paragraph, { id: block.attrs.id });
    });
    for (let lifts = 0; lifts < 10_000 && liftFirst(tr); lifts += 1);
    return true;
  });
  chain.run();
}

/** Lifts the first selected block in a list or quotation. Returns false if no block is in one. */
function liftFirst(tr: Transaction): boolean {
  let range: NodeRange | null = null;
  tr.doc.nodesBetween(tr.selection.from, tr.selection.to, (node, position) => {
    if (range || !node.isTextblock) return !range;
    const around = tr.doc.resolve(position + 1).blockRange();
    if (around && ["listItem", "blockquote"].includes(around.parent.type.name)) range = around;
    return false;
  });
  const target = range && liftTarget(range);
  if (!range || target === null) return false;
  tr.lift(range, target);
  return true;
}

/** Captions stay captions. */
export function setBlock(editor: Editor, type: string, attributes: object = {}): boolean {
  return !editor.isActive("figcaption") && editor.chain().focus().setNode(type, attributes).run();
}

function eachTextBlock(tr: Transaction, change: (block: Node, position: number) => void): void {
  tr.doc.nodesBetween(tr.selection.from, tr.selection.to, (node, position) => {
    if (["paragraph", "heading", "codeBlock"].includes(node.type.name)) change(node, position);
  });
}
