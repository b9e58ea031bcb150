import type { Editor } from "@tiptap/core";
import { m } from "#messages";
import { toast } from "#ui/flash.tsx";
import { htmlOf, parsed } from "../html.ts";
import { inlineNotes, noteMark } from "./inline-notes.ts";

/** True if the cursor is at the number of a note that was not written with this editor. */
export function hasOtherNote(editor: Editor): boolean {
  const { $from } = editor.state.selection;
  return [$from.nodeBefore, $from.nodeAfter].some((node) => {
    const href = node?.marks.find(({ type }) => type.name === "link")?.attrs.href;
    return String(href ?? "").startsWith("#") && noteMark.test(node?.text?.trim() ?? "");
  });
}

/** Makes footnotes of all notes in the text, as one step to undo. */
export function convertNotes(editor: Editor): void {
  const { tr, doc, schema } = editor.state;
  const page = new DOMParser().parseFromString(htmlOf(doc), "text/html");
  if (inlineNotes(page) === 0) {
    toast("info", m.adminEditor.convertNotesFailed(), 8000);
    return;
  }
  tr.replaceWith(0, doc.content.size, parsed(schema, page).content);
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}
