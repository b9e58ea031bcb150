import type { Editor } from "@tiptap/core";
import { DOMParser as SchemaParser } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";

/** Replaces the editor's document and its undo history. */
export function load(editor: Editor, html: string): void {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const figure of page.querySelectorAll("figure")) {
    // Room to write a caption. It is not part of the article while it is empty.
    if (!figure.querySelector("figcaption")) figure.append(page.createElement("figcaption"));
  }
  const doc = SchemaParser.fromSchema(editor.schema).parse(page.body);
  editor.view.updateState(EditorState.create({ doc, plugins: editor.state.plugins }));
}
