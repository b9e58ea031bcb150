import { Blockquote } from "@tiptap/extension-blockquote";
import { TextQuote } from "lucide-react";
import { m } from "#messages";
import type { Block } from "./block.ts";

export const quote: Block = {
  extensions: [Blockquote],
  group: "blocks",
  tools: [
    {
      name: m.adminEditor.quotation,
      icon: TextQuote,
      keys: "Mod+Shift+B",
      isOn: (editor) => editor.isActive("blockquote"),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
  ],
};
