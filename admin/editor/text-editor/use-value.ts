import type { Editor } from "@tiptap/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { EditorProps } from "../editor-props.ts";
import { htmlOf, load } from "../html.ts";
import { movedPictures } from "../pictures/use-uploads.ts";

const pause = 250; // milliseconds; the form renders at most four times a second while somebody types
const longArticle = 900_000; // bytes; the server takes 1,000,000
const maxBytes = 3; // of a UTF-16 unit in UTF-8

/** Loads values that did not come from the editor, and reports changes. Returns true for a text that is nearly too long. */
export function useValue(editor: Editor, { value, onChange, onPictures }: EditorProps): boolean {
  const [isLong, setLong] = useState(false);
  // Values that `value` may still have: it lags behind a fast writer.
  const reported = useRef<string[]>([]);
  const latest = useRef("");
  const loadedInto = useRef<Editor>(undefined);

  const report = useEffectEvent(() => {
    const html = htmlOf(editor.state.doc);
    if (html === latest.current) return;
    reported.current.push(html);
    latest.current = html;
    setLong(isLongArticle(html));
    onChange(html);
    onPictures((pictures) => movedPictures(pictures, editor));
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reportNow = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!editor.isDestroyed) report();
    };
    // The text is reported before its writer presses a button or leaves the page.
    const listener = () => {
      if (!editor.isFocused) reportNow();
      else timer ??= setTimeout(reportNow, pause);
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    const { dom } = editor.view;
    editor.on("update", listener);
    dom.addEventListener("blur", reportNow, { signal });
    dom.addEventListener(
      "keydown",
      ({ ctrlKey, metaKey, altKey }) => (ctrlKey || metaKey || altKey) && reportNow(),
      { signal },
    );
    for (const event of ["beforeunload", "pagehide", "popstate", "visibilitychange"])
      window.addEventListener(event, () => flushSync(reportNow), { signal, capture: true });
    return () => {
      leaving.abort();
      clearTimeout(timer);
      editor.off("update", listener);
    };
  }, [editor]);

  useEffect(() => {
    // TipTap creates another editor if the first render took long.
    if (editor.isDestroyed) return;
    const echo = loadedInto.current === editor ? reported.current.indexOf(value) : -1;
    if (echo >= 0) {
      reported.current.splice(0, echo);
      return;
    }
    // Another value must not replace what was typed after the form had sent its own.
    const isUnreported = loadedInto.current === editor && htmlOf(editor.state.doc) !== latest.current;
    if (isUnreported) return report();
    reported.current = [value];
    loadedInto.current = editor;
    load(editor, value);
    latest.current = htmlOf(editor.state.doc);
    // Updates the toolbar and the word count.
    editor.view.dispatch(editor.state.tr.setMeta("addToHistory", false));
    setLong(isLongArticle(value));
  }, [editor, value]);

  return isLong;
}

function isLongArticle(html: string): boolean {
  return html.length * maxBytes > longArticle && new TextEncoder().encode(html).length > longArticle;
}
