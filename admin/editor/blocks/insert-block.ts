import type { Editor, JSONContent } from "@tiptap/core";

/** Inserts a block in the line of the cursor if it is empty, else below. */
export function insertBlock(editor: Editor, content: JSONContent): void {
  const { $from } = editor.state.selection;
  const start = $from.depth > 0 ? $from.before(1) : $from.pos;
  const end = $from.depth > 0 ? $from.after(1) : $from.pos;
  const isEmptyLine = $from.node(1)?.type.name === "paragraph" && $from.node(1).content.size === 0;
  editor
    .chain()
    .insertContentAt(isEmptyLine ? { from: start, to: end } : end, content)
    .run();
}
