import { HorizontalRule } from "@tiptap/extension-horizontal-rule";
import { SeparatorHorizontal } from "lucide-react";
import type { Block } from "./block.ts";

export const divider: Block = {
  extensions: [HorizontalRule],
  group: "more",
  tools: [
    {
      name: "Divider",
      icon: SeparatorHorizontal,
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ],
};
