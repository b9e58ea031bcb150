import type { Editor } from "@tiptap/react";
import { useEffect, useState } from "react";
import { newId } from "#core/ids.ts";
import { m } from "#messages";
import { toast } from "#ui/flash.tsx";
import type { EditorProps } from "../editor-props.ts";
import { insertPicture } from "./insert-picture.ts";
import type { PendingPicture } from "./pending.ts";
import { addSlot, keepSlots, slotOf } from "./slots.ts";

/** A picture whose alternative text is asked for. */
export type Question = {
  key: string;
  /** Null until one is chosen. */
  file: File | null;
  /** Which of several pictures it is. */
  count?: { position: number; total: number };
  replaced?: ReplacedPicture;
};

type ReplacedPicture = { position: number; alt: string };

/** Asks for the alternative text of each picture in turn, and inserts pictures when they are uploaded. */
export function useUploads(editor: Editor, { pictures, onPictures, onDecorative }: EditorProps) {
  const [queue, setQueue] = useState<Question[]>([]);
  // A question can be left open in a local draft.
  const open = pictures.find(({ upload }) => upload.state === "asking");
  const question = queue[0] ?? (open?.file ? { key: open.key, file: open.file } : null);

  useEffect(() => {
    if (editor.isDestroyed) return;
    for (const { key, at } of pictures) if (!slotOf(editor, key)) addSlot(editor, key, at);
    const names = new Map<string, string | undefined>(queue.map(({ key }) => [key, undefined]));
    for (const { key, name, upload } of pictures)
      names.set(key, ["waiting", "sending"].includes(upload.state) ? name : undefined);
    keepSlots(editor, names);
    for (const { key, alt, upload } of pictures) {
      if (upload.state !== "arrived") continue;
      insertPicture(editor, key, { src: upload.imageUrl, alt });
      onPictures((all) => all.filter((other) => other.key !== key));
      toast("success", m.adminPictures.added(), 3000);
    }
  }, [editor, pictures, onPictures, queue]);

  const next = () => setQueue((all) => all.slice(1));
  const drop = (dropped: string) => onPictures((all) => all.filter(({ key }) => key !== dropped));

  return {
    question,

    /** Asks about pictures for a position. Null is a picture that has yet to be chosen. */
    ask(files: (File | null)[], position: number, replaced?: ReplacedPicture): void {
      const questions = files.map((file) => ({ key: newId(), file, replaced }));
      for (const { key } of questions) addSlot(editor, key, position, replaced?.position);
      // Before they have an alternative text, so that the local draft contains them.
      onPictures((all) => [
        ...all,
        ...questions.flatMap(({ key, file }) => (file ? pending(editor, key, file) : [])),
      ]);
      setQueue((all) => counted([...all, ...questions]));
    },

    upload(file: File, alt: string): void {
      if (!question) return;
      const { key } = question;
      const picture: PendingPicture = { ...pending(editor, key, file), alt, upload: { state: "waiting" } };
      next();
      onPictures((all) =>
        question.file ? all.map((other) => (other.key === key ? picture : other)) : [...all, picture],
      );
    },

    /** Inserts a picture of the library. */
    insert(imageUrl: string, alt: string): void {
      next();
      if (!question) return;
      insertPicture(editor, question.key, { src: imageUrl, alt });
      drop(question.key);
      if (alt === "") onDecorative?.(imageUrl);
    },

    skip(): void {
      next();
      if (question) drop(question.key);
    },
  };
}

function pending(editor: Editor, key: string, file: File): PendingPicture {
  const at = slotOf(editor, key)?.at ?? editor.state.doc.content.size;
  return { key, name: file.name, alt: "", at, file, upload: { state: "asking" } };
}

/** Numbers several questions. The first keeps its number. */
function counted(queue: Question[]): Question[] {
  const done = (queue[0]?.count?.position ?? 1) - 1;
  const total = done + queue.length;
  return queue.map((question, index) =>
    total > 1 ? { ...question, count: { position: done + index + 1, total } } : question,
  );
}

/** The pictures with their current positions; the same list if none has moved. */
export function movedPictures(pictures: PendingPicture[], editor: Editor): PendingPicture[] {
  const moved = pictures.map((picture) => {
    const at = slotOf(editor, picture.key)?.at ?? picture.at;
    return at === picture.at ? picture : { ...picture, at };
  });
  return moved.some((picture, index) => picture !== pictures[index]) ? moved : pictures;
}
