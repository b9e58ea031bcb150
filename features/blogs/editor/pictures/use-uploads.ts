import type { Editor } from "@tiptap/react";
import { useEffect, useState } from "react";
import type { EditorProps } from "../editor-props.ts";
import { dropPlace, insertAt, keepPlace, showAt } from "./inserting.ts";
import { newPicture, type PendingPicture } from "./pending.ts";
import { whereIs } from "./places.ts";

/** A picture whose alternative text is asked for. `file` is missing as long as none is chosen. */
export type Asked = {
  number: number;
  file: File | null;
  /** Where it stands among those that wait together, such as "2 of 3". */
  count?: string;
  /** The picture that it replaces. */
  replaced?: Replaced;
};

/** A picture that makes room for another. */
export type Replaced = { position: number; alt: string };

export type Uploads = {
  /** Whose alternative text is asked for now. */
  asked: Asked | null;
  /** Begins with pictures that are to stand at a position of the text. */
  ask(files: (File | null)[], position: number, replaced?: Replaced): void;
  /** The answer for the picture that is asked for. */
  send(file: File, alt: string): void;
  /** A picture that is there already. */
  place(imageUrl: string, alt: string): void;
  skip(): void;
};

type Pending = Pick<EditorProps, "pictures" | "onPictures" | "tell">;
type Ways = Pick<EditorProps, "onPictures" | "onDecorative">;

/** Asks for the alternative text of each picture, one after the other, and hands them on to be uploaded. */
export function useUploads(editor: Editor | null, { onPictures, onDecorative }: Ways): Uploads {
  const [queue, setQueue] = useState<Asked[]>([]);
  const [asked = null] = queue;
  const next = () => setQueue((all) => all.slice(1));

  return {
    asked,
    ask(files, position, replaced) {
      if (!editor) return;
      // Each comes below the one before it.
      const added = files.map((file) => ({
        number: keepPlace(editor, position, replaced?.position),
        file,
        replaced,
      }));
      setQueue((all) => counted([...all, ...added]));
    },
    send(file, alt) {
      next();
      if (!asked || !editor) return;
      const picture = newPicture(
        file,
        alt,
        whereIs(editor.state, asked.number) ?? editor.state.doc.content.size,
      );
      placesOf(editor).set(picture.key, { number: asked.number, shown: false });
      onPictures((all) => [...all, picture]);
    },
    place(imageUrl, alt) {
      next();
      if (asked && editor) insertAt(editor, asked.number, { src: imageUrl, alt });
      if (alt === "") onDecorative?.(imageUrl);
    },
    skip() {
      next();
      if (asked && editor) dropPlace(editor, asked.number);
    },
  };
}

/** Several that wait together are counted. The first keeps the number that it had. */
function counted(queue: Asked[]): Asked[] {
  const done = Number(queue[0]?.count?.split(" ")[0] ?? 1) - 1;
  const of = done + queue.length;
  return queue.map((asked, index) => (of > 1 ? { ...asked, count: `${done + index + 1} of ${of}` } : asked));
}

type Place = { number: number; shown: boolean; filled?: true };

const places = new WeakMap<Editor, Map<string, Place>>();

/** The places of pending pictures in a text, by their keys. */
function placesOf(editor: Editor): Map<string, Place> {
  const known = places.get(editor) ?? new Map<string, Place>();
  places.set(editor, known);
  return known;
}

/** Shows in the text which pictures are being uploaded, and inserts those that are. Call it after the text is loaded. */
export function usePlacedPictures(editor: Editor, { pictures, onPictures, tell }: Pending): void {
  useEffect(() => {
    if (editor.isDestroyed) return;
    const known = placesOf(editor);
    for (const [key, { number, filled }] of known) {
      if (pictures.some((picture) => picture.key === key)) continue;
      if (!filled) dropPlace(editor, number);
      known.delete(key);
    }
    for (const { key, name, alt, at, upload } of pictures) {
      const place = known.get(key) ?? { number: keepPlace(editor, at), shown: false };
      known.set(key, place);
      if (place.filled) continue;
      if (upload.state === "done") {
        place.filled = true;
        insertAt(editor, place.number, { src: upload.imageUrl, alt });
        onPictures((all) => all.filter((other) => other.key !== key));
        tell("success", "Image added successfully", 3000);
      } else if (place.shown !== (upload.state !== "failed")) {
        place.shown = upload.state !== "failed";
        showAt(editor, place.number, place.shown ? name : null);
      }
    }
  }, [editor, pictures, onPictures, tell]);
}

/** The pictures at their present positions; the same list where none has moved. */
export function moved(pictures: PendingPicture[], editor: Editor): PendingPicture[] {
  const known = placesOf(editor);
  const now = pictures.map((picture) => {
    const place = known.get(picture.key);
    const at = (place && whereIs(editor.state, place.number)) ?? picture.at;
    return at === picture.at ? picture : { ...picture, at };
  });
  return now.some((picture, index) => picture !== pictures[index]) ? now : pictures;
}
