import type { Editor } from "@tiptap/core";
import type { Mark, Node, NodeRange } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import { liftTarget } from "@tiptap/pm/transform";
import { declarationsOf, styleOf } from "./schema/passthrough.ts";

export type Coloured = "color" | "background-color";

const mostIndented = 20; // em
const step = 2; // em

/** Gives the selected words a colour, or those that are written next; null takes it away. */
export function colour(editor: Editor, property: Coloured, value: string | null): void {
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const span = state.schema.marks.span;
      const { from, to, empty, $from } = state.selection;
      if (!span) return false;
      const recoloured = (marks: readonly Mark[]) => {
        const others = marks.filter((mark) => mark.type !== span);
        const spans = marks.filter((mark) => mark.type === span);
        const rest = spans.flatMap((mark) => {
          const style = styleOf({ ...declarationsOf(mark.attrs.style), [property]: undefined });
          return style || mark.attrs.id ? [span.create({ ...mark.attrs, style })] : [];
        });
        const last = rest.at(-1);
        if (!value) return [...others, ...rest];
        const style = styleOf({ ...declarationsOf(last?.attrs.style ?? null), [property]: value });
        return [...others, ...rest.slice(0, -1), span.create({ ...last?.attrs, style })];
      };
      if (empty) {
        tr.setStoredMarks(recoloured(state.storedMarks ?? $from.marks()));
        return true;
      }
      state.doc.nodesBetween(from, to, (node, position) => {
        if (!node.isInline) return;
        const [start, end] = [Math.max(from, position), Math.min(to, position + node.nodeSize)];
        for (const mark of node.marks) if (mark.type === span) tr.removeMark(start, end, mark);
        for (const mark of recoloured(node.marks)) if (mark.type === span) tr.addMark(start, end, mark);
      });
      return true;
    })
    .run();
}

/** The colour that the selection begins with; null where it has none of its own. */
export function colourAt(editor: Editor, property: Coloured): string | null {
  const { storedMarks, selection, doc } = editor.state;
  const { $from, from, to, empty } = selection;
  let marks = empty ? (storedMarks ?? $from.marks()) : undefined;
  if (!marks) {
    doc.nodesBetween(from, to, (node) => {
      if (node.isInline) marks ??= node.marks;
      return marks === undefined;
    });
  }
  const found = (marks ?? [])
    .map(({ attrs }) => declarationsOf(attrs.style ?? null)[property])
    .filter(Boolean);
  return found.at(-1) ?? null;
}

/** Moves items of a list a level in (1) or out (-1), and other lines by a step. */
export function indent(editor: Editor, direction: 1 | -1): void {
  const chain = editor.chain().focus();
  if (editor.isActive("listItem")) {
    if (direction === 1) chain.sinkListItem("listItem").run();
    else chain.liftListItem("listItem").run();
    return;
  }
  chain
    .command(({ tr }) => {
      eachLine(tr, (line, position) => {
        const now = Number.parseFloat(declarationsOf(line.attrs.style)["padding-inline-start"] ?? "0");
        const next = Math.min(mostIndented, Math.max(0, (Number.isNaN(now) ? 0 : now) + direction * step));
        const style = styleOf({
          ...declarationsOf(line.attrs.style),
          "padding-inline-start": next > 0 ? `${next}em` : undefined,
        });
        tr.setNodeAttribute(position, "style", style);
      });
      return true;
    })
    .run();
}

/** Takes away how the selected words look: what remains are plain lines, their links, and pictures. */
export function clean(editor: Editor): void {
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const { from, to } = state.selection;
      for (const mark of Object.values(state.schema.marks)) {
        if (mark.name !== "link") tr.removeMark(from, to, mark);
      }
      tr.setStoredMarks([]);
      eachLine(tr, (line, position) => {
        const paragraph = state.schema.nodes.paragraph;
        if (line.type.name !== "paragraph" && paragraph)
          tr.setNodeMarkup(position, paragraph, { id: line.attrs.id });
        else tr.setNodeAttribute(position, "style", null);
      });
      for (let lines = 0; lines < 10_000 && liftFirst(tr); lines += 1);
      return true;
    })
    .run();
}

/** Takes the first selected line that stands in a list or a quotation out of it. Answers whether there was one. */
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

/** Makes the selected lines paragraphs, headings or code. A caption stays one. */
export function setLine(editor: Editor, type: string, attributes: object = {}): boolean {
  if (editor.isActive("figcaption")) return false;
  return editor.chain().focus().setNode(type, attributes).run();
}

/** Calls back for each paragraph, heading and code block of the selection. */
function eachLine(tr: Transaction, work: (line: Node, position: number) => void): void {
  tr.doc.nodesBetween(tr.selection.from, tr.selection.to, (node, position) => {
    if (["paragraph", "heading", "codeBlock"].includes(node.type.name)) work(node, position);
  });
}
