import { UndoRedo } from "@tiptap/extensions";
import { redoDepth, undoDepth } from "@tiptap/pm/history";
import { Redo2, Undo2 } from "lucide-react";
import { m } from "#messages";
import type { Block } from "./block.ts";

export const history: Block = {
  extensions: [UndoRedo],
  group: "undo",
  tools: [
    {
      name: m.adminEditor.undo,
      icon: Undo2,
      keys: "Mod+Z",
      isOff: ({ state }) => undoDepth(state) === 0,
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      name: m.adminEditor.redo,
      icon: Redo2,
      keys: "Mod+Shift+Z",
      isOff: ({ state }) => redoDepth(state) === 0,
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
};
