import type { Editor } from "@tiptap/core";

/** Changes the type of the selected lines. Captions stay captions. */
export function setBlock(editor: Editor, type: string, attributes: object = {}): boolean {
  return !editor.isActive("figcaption") && editor.chain().focus().setNode(type, attributes).run();
}
