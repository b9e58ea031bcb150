import { Selection } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import type { LinkedFile } from "#features/media/library/contract.ts";
import { insertBlock } from "../pictures/insert-picture.ts";
import { gapBelow } from "../pictures/slots.ts";

/** A file that is to be added at a position of the document; null until one is chosen. */
export type FileQuestion = { key: string; file: File | null; position: number };

/** Asks for files one after the other, and inserts each below the block at its position. */
export function useFileQuestions(editor: Editor) {
  const [queue, setQueue] = useState<FileQuestion[]>([]);
  const [question = null] = queue;
  const next = () => setQueue((all) => all.slice(1));

  return {
    question,
    next,
    ask(chosen: (File | null)[], position: number): void {
      const questions = chosen.map((file) => ({ key: crypto.randomUUID(), file, position }));
      setQueue((all) => [...all, ...questions]);
    },
    insert({ url: href, name }: LinkedFile): void {
      next();
      const { tr, doc, selection } = editor.state;
      const at = insertBlock(tr, gapBelow(doc, question?.position ?? selection.to), {
        type: "file",
        attrs: { href, name },
        content: [{ type: "figcaption" }],
      });
      editor.view.dispatch(
        tr
          .setSelection(Selection.near(tr.doc.resolve(at + (tr.doc.nodeAt(at)?.nodeSize ?? 0))))
          .scrollIntoView(),
      );
    },
  };
}
