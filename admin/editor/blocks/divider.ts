import { HorizontalRule } from "@tiptap/extension-horizontal-rule";
import { SeparatorHorizontal } from "lucide-react";
import { m } from "#messages";
import type { Block } from "./block.ts";

export const divider: Block = {
  extensions: [HorizontalRule],
  group: "more",
  tools: [
    {
      name: m.adminEditor.divider,
      icon: SeparatorHorizontal,
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ],
};
