import type { Editor } from "@tiptap/react";

/** A dialog for what is selected in the text. It is open as long as it is rendered. */
export type EditorDialogProps = { editor: Editor; onClose(): void };

/** The text of a field, without spaces around it. */
export function textOf(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? "").trim();
}
