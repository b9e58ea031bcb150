import type { Editor } from "@tiptap/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { EditorProps } from "./editor-props.ts";
import { htmlOf, load } from "./html.ts";
import { movedPictures } from "./pictures/use-uploads.ts";

const encoder = new TextEncoder();

/** Loads values that did not come from the editor, and reports changes. Returns the size in bytes. */
export function useValue(editor: Editor, { value, onChange, onPictures }: EditorProps): number {
  const [bytes, setBytes] = useState(0);
  // Values that `value` may still have: it lags behind a fast writer.
  const reported = useRef<string[]>([]);
  const latest = useRef("");
  const loadedInto = useRef<Editor>(undefined);

  const report = useEffectEvent(() => {
    const html = htmlOf(editor.state.doc);
    if (html === latest.current) return;
    reported.current.push(html);
    latest.current = html;
    setBytes(encoder.encode(html).length);
    onChange(html);
    onPictures((pictures) => movedPictures(pictures, editor));
  });

  useEffect(() => {
    const listener = () => report();
    editor.on("update", listener);
    return () => void editor.off("update", listener);
  }, [editor]);

  useEffect(() => {
    // TipTap creates another editor if the first render took long.
    if (editor.isDestroyed) return;
    const echo = loadedInto.current === editor ? reported.current.indexOf(value) : -1;
    if (echo >= 0) {
      reported.current.splice(0, echo);
      return;
    }
    reported.current = [value];
    loadedInto.current = editor;
    load(editor, value);
    latest.current = htmlOf(editor.state.doc);
    // Updates the toolbar and the word count.
    editor.view.dispatch(editor.state.tr.setMeta("addToHistory", false));
    setBytes(encoder.encode(value).length);
  }, [editor, value]);

  return bytes;
}
