import { Selection } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { toast } from "#ui/flash.tsx";
import type { EditorProps } from "../editor-props.ts";
import { insertBlock } from "../pictures/insert-picture.ts";
import { gapBelow } from "../pictures/places.ts";

/** A file that is to be added at a position of the document; null until one is chosen. */
export type FileQuestion = { key: string; file: File | null; position: number };

/** Asks for files one after the other, and inserts each below the block at its position. */
export function useFileQuestions(editor: Editor, { files }: Pick<EditorProps, "files">) {
  const [queue, setQueue] = useState<FileQuestion[]>([]);
  const [question = null] = queue;
  const next = () => setQueue((all) => all.slice(1));

  return {
    question,
    next,
    ask(chosen: (File | null)[], position: number): void {
      if (!files) {
        toast("error", "Only administrators can add files to a text.");
        return;
      }
      const questions = chosen.map((file) => ({ key: crypto.randomUUID(), file, position }));
      setQueue((all) => [...all, ...questions]);
    },
    insert(attrs: { href: string; name: string }): void {
      next();
      const { tr, doc, selection } = editor.state;
      const at = insertBlock(tr, gapBelow(doc, question?.position ?? selection.to), { type: "file", attrs });
      editor.view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView());
    },
  };
}
