import type { Editor } from "@tiptap/react";
import { useEffect, useState } from "react";
import type { EditorProps } from "../editor-props.ts";
import { dropPlace, insertAt, keepPlace, showAt } from "./inserting.ts";
import { newPicture, type PendingPicture, type UploadState } from "./pending.ts";
import { whereIs } from "./places.ts";

/** A picture whose alternative text is asked for. `file` is missing as long as none is chosen. */
export type Asked = {
  /** Names the question. */
  key: string;
  /** Its place in the text; undefined for a pending picture, which knows its own. */
  number?: number;
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
type Ways = Pick<EditorProps, "pictures" | "onPictures" | "onDecorative">;

/** Asks for the alternative text of each picture, one after the other, and hands them on to be uploaded. */
export function useUploads(editor: Editor | null, { pictures, onPictures, onDecorative }: Ways): Uploads {
  const [queue, setQueue] = useState<Asked[]>([]);
  const next = () => setQueue((all) => all.slice(1));
  // Of a text that was restored, or of one in which the question was left open.
  const open = pictures.find(({ upload }) => upload.state === "asking");
  const asked = queue[0] ?? (open?.file ? { key: open.key, file: open.file } : null);

  /** Before its alternative text is known a picture is on the list, so that it is stored on the device. */
  function add(editor: Editor, file: File, number: number): string {
    const picture = newPicture(file, whereIs(editor.state, number) ?? editor.state.doc.content.size);
    placesOf(editor).set(picture.key, { number, shown: false });
    onPictures((all) => [...all, picture]);
    return picture.key;
  }

  const drop = (key: string) => onPictures((all) => all.filter((picture) => picture.key !== key));

  return {
    asked,
    ask(files, position, replaced) {
      if (!editor) return;
      // Each comes below the one before it.
      const added = files.map((file) => {
        const number = keepPlace(editor, position, replaced?.position);
        return file
          ? { key: add(editor, file, number), file, replaced }
          : { key: `place-${number}`, number, file, replaced };
      });
      setQueue((all) => counted([...all, ...added]));
    },
    send(file, alt) {
      next();
      if (!asked || !editor) return;
      const key = asked.number === undefined ? asked.key : add(editor, file, asked.number);
      const upload = { state: "waiting" as const };
      onPictures((all) =>
        all.map((picture) => (picture.key === key ? { ...picture, alt, upload } : picture)),
      );
    },
    place(imageUrl, alt) {
      next();
      if (editor && asked?.number !== undefined) insertAt(editor, asked.number, { src: imageUrl, alt });
      if (alt === "") onDecorative?.(imageUrl);
    },
    skip() {
      next();
      if (!asked || !editor) return;
      if (asked.number === undefined) drop(asked.key);
      else dropPlace(editor, asked.number);
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
      } else if (place.shown !== isOnItsWay(upload)) {
        place.shown = isOnItsWay(upload);
        showAt(editor, place.number, place.shown ? name : null);
      }
    }
  }, [editor, pictures, onPictures, tell]);
}

function isOnItsWay({ state }: UploadState): boolean {
  return state === "waiting" || state === "sending";
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
