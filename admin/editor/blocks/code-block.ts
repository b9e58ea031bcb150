import { Node, textblockTypeInputRule } from "@tiptap/core";
import { SquareCode } from "lucide-react";
import { m } from "#messages";
import { internal } from "./attributes.ts";
import type { Block } from "./block.ts";
import { setBlock } from "./set-block.ts";

/** `coded` is true if the `pre` contains a `code` element. */
const CodeBlock = Node.create({
  name: "codeBlock",
  group: "block",
  content: "inline*",
  code: true,
  defining: true,
  addAttributes: () => ({
    coded: { default: true, ...internal, parseHTML: (element) => codeIn(element) !== null },
  }),
  parseHTML: () => [
    {
      tag: "pre",
      preserveWhitespace: "full",
      contentElement: (pre) => codeIn(pre as HTMLElement) ?? (pre as HTMLElement),
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => ["pre", HTMLAttributes, node.attrs.coded ? ["code", {}, 0] : 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.isActive(this.name) && this.editor.commands.newlineInCode(),
      Backspace: () => {
        const { $from, empty } = this.editor.state.selection;
        if (!empty || $from.parent.type !== this.type || $from.parentOffset > 0) return false;
        return this.editor.commands.setNode("paragraph");
      },
    };
  },
  addInputRules() {
    return [textblockTypeInputRule({ find: /^```\s$/, type: this.type })];
  },
});

/** The `code` element that is all of a `pre`. */
function codeIn(pre: HTMLElement): HTMLElement | null {
  const code = pre.querySelector<HTMLElement>(":scope > code");
  const isAlone = [...pre.childNodes].every((node) => node === code || node.textContent?.trim() === "");
  return isAlone ? code : null;
}

export const codeBlock: Block = {
  extensions: [CodeBlock],
  group: "blocks",
  tools: [
    {
      name: m.adminEditor.codeBlock,
      icon: SquareCode,
      keys: "Mod+Alt+C",
      isOn: (editor) => editor.isActive("codeBlock"),
      run: (editor) => setBlock(editor, editor.isActive("codeBlock") ? "paragraph" : "codeBlock"),
    },
  ],
};
