import type { Editor } from "@tiptap/core";
import { useSyncExternalStore } from "react";

let open: Editor | null = null;
const listeners = new Set<() => void>();

/** Names the editor of the form, for what is beside the text. Returns a function that takes it back. */
export function setOpenEditor(editor: Editor): () => void {
  change(editor);
  return () => change(open === editor ? null : open);
}

function change(editor: Editor | null): void {
  open = editor;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The editor of the form's text; null until it is loaded. */
export function useOpenEditor(): Editor | null {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
}
