import type { Editor } from "@tiptap/core";
import type { NodeRange } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import { liftTarget } from "@tiptap/pm/transform";
import { RemoveFormatting } from "lucide-react";
import { m } from "#messages";
import type { Block } from "./block.ts";

/** Removes all formatting except links and pictures. */
function removeFormatting(editor: Editor): void {
  const chain = editor.chain().focus();
  chain.unsetAllMarks().command(({ tr, state }) => {
    const { paragraph } = state.schema.nodes;
    tr.setStoredMarks([]);
    tr.doc.nodesBetween(tr.selection.from, tr.selection.to, (line, position) => {
      if (!["paragraph", "heading", "codeBlock"].includes(line.type.name)) return;
      tr.setNodeMarkup(position, paragraph, { ...line.attrs, style: null });
    });
    for (let lifts = 0; lifts < 10_000 && liftFirst(tr); lifts += 1);
    return true;
  });
  chain.run();
}

/** Lifts the first selected line in a list or quotation. Returns false if no line is in one. */
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

export const clean: Block = {
  group: "clean",
  tools: [
    { name: m.adminEditor.clearFormatting, icon: RemoveFormatting, keys: "Mod+\\", run: removeFormatting },
  ],
};
