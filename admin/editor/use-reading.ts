import type { Editor } from "@tiptap/core";
import { useEffect, useState } from "react";

const pause = 300; // milliseconds

/** What `read` finds in the editor, a moment after each change: typing does not wait for it. */
export function useReading<Found>(editor: Editor | null, read: (editor: Editor) => Found, nothing: Found) {
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (!editor) return;
    let timer: ReturnType<typeof setTimeout>;
    const readNow = () => {
      const next = editor.isDestroyed ? nothing : read(editor);
      setFound((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(readNow, pause);
    };
    readNow();
    editor.on("transaction", readSoon);
    return () => {
      clearTimeout(timer);
      editor.off("transaction", readSoon);
      setFound(nothing);
    };
  }, [editor, read, nothing]);
  return found;
}
