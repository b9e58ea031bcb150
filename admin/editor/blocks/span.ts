import { type Editor, Mark } from "@tiptap/core";
import type { Mark as DocumentMark } from "@tiptap/pm/model";

/** Colours, languages and ids of words. Spans may be nested. */
export const Span = Mark.create({
  name: "span",
  excludes: "",
  parseHTML: () => [
    {
      tag: "span",
      getAttrs: ({ id, dataset, style, lang, dir }) =>
        id || dataset.style || style.length > 0 || lang || dir ? null : false,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes, 0],
});

type SpanAttributes = Record<"id" | "style" | "lang" | "dir", string | null>;
type Change = (attrs: SpanAttributes) => SpanAttributes;

const none: SpanAttributes = { id: null, style: null, lang: null, dir: null };

/**
 * Changes what spans say of the selected words, or of what is typed next: first of all spans around them, of which empty
 * ones go, then of the innermost.
 */
export function changeSpan(editor: Editor, remove: Change, add?: Change): void {
  const chain = editor.chain().focus();
  chain.command(({ tr, state }) => {
    const { span } = state.schema.marks;
    const { from, to, empty, $from } = tr.selection;
    if (!span) return false;
    const changed = (marks: readonly DocumentMark[]) => {
      const spans = marks.flatMap((mark) => {
        if (mark.type !== span) return [];
        const attrs = remove(mark.attrs as SpanAttributes);
        return Object.values(attrs).some(Boolean) ? [span.create(attrs)] : [];
      });
      if (!add) return spans;
      const last = spans.pop();
      return [...spans, span.create(add((last?.attrs as SpanAttributes | undefined) ?? none))];
    };
    if (empty) {
      const marks = state.storedMarks ?? $from.marks();
      tr.setStoredMarks([...marks.filter((mark) => mark.type !== span), ...changed(marks)]);
      return true;
    }
    state.doc.nodesBetween(from, to, (node, position) => {
      if (!node.isInline) return;
      const [start, end] = [Math.max(from, position), Math.min(to, position + node.nodeSize)];
      tr.removeMark(start, end, span);
      for (const mark of changed(node.marks)) tr.addMark(start, end, mark);
    });
    return true;
  });
  chain.run();
}

/** The marks at the start of the selection. */
export function marksAt({ state: { storedMarks, selection, doc } }: Editor): readonly DocumentMark[] {
  const { $from, from, to, empty } = selection;
  let marks = empty ? (storedMarks ?? $from.marks()) : undefined;
  if (!marks) {
    doc.nodesBetween(from, to, (node) => {
      if (node.isInline) marks ??= node.marks;
      return marks === undefined;
    });
  }
  return marks ?? [];
}
