import type { Editor } from "@tiptap/core";
import { DOMParser as Reader } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";

/** Puts an article into the editor in place of what is in it. What was there cannot be brought back by undoing. */
export function load(editor: Editor, html: string): void {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const figure of page.querySelectorAll("figure")) withCaption(figure);
  const doc = Reader.fromSchema(editor.schema).parse(page.body);
  editor.view.updateState(EditorState.create({ doc, plugins: editor.state.plugins }));
}

/** A picture without a caption has a place for one, which is not part of the article while it is empty. */
function withCaption(figure: HTMLElement): void {
  if (figure.querySelector("figcaption")) return;
  figure.append(figure.ownerDocument.createElement("figcaption"));
}
