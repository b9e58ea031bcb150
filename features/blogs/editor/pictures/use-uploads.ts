import type { Editor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { isRefusal } from "#visit/refusal.ts";
import type { EditorProps } from "../editor-props.ts";
import { dropPlace, insertAt, keepPlace, showAt } from "./inserting.ts";

/** A picture whose alternative text is asked for. `file` is missing as long as none is chosen. */
export type Asked = { number: number; file: File | null };

/** A picture that could not be uploaded, with all that is needed to try again. */
export type Failed = { number: number; file: File; alt: string; reason: string };

export type Uploads = {
  /** Whose alternative text is asked for now. */
  asked: Asked | null;
  failed: Failed[];
  /** Begins with pictures that are to stand at a position of the text. */
  ask(files: (File | null)[], position: number): void;
  /** The answer for the picture that is asked for. */
  send(file: File, alt: string): void;
  /** A picture that is there already. */
  place(imageUrl: string, alt: string): void;
  skip(): void;
  again(failed: Failed): void;
  forget(failed: Failed): void;
};

type Ways = Pick<EditorProps, "upload" | "tell">;

/** Pictures on their way into the text, each asked for its alternative text, one after the other. */
export function useUploads(editor: Editor | null, ways: Ways): Uploads {
  const [queue, setQueue] = useState<Asked[]>([]);
  const [failed, setFailed] = useState<Failed[]>([]);
  const latest = useRef(ways);
  useEffect(() => {
    latest.current = ways;
  });

  async function upload({ number, file, alt }: Omit<Failed, "reason">): Promise<void> {
    if (!editor) return;
    const { tell } = latest.current;
    showAt(editor, number, file.name);
    tell("info", "Uploading image...", 3000);
    try {
      const { imageUrl } = await latest.current.upload(file, alt);
      if (editor.isDestroyed) return;
      insertAt(editor, number, { src: imageUrl, alt });
      latest.current.tell("success", "Image added successfully", 3000);
    } catch (error) {
      const reason = reasonOf(error);
      latest.current.tell("error", reason, 3000);
      if (editor.isDestroyed) return;
      showAt(editor, number, null);
      setFailed((all) => [...all, { number, file, alt, reason }]);
    }
  }

  const next = () => setQueue((all) => all.slice(1));

  return {
    asked: queue[0] ?? null,
    failed,
    ask(files, position) {
      if (!editor) return;
      // Each comes below the one before it.
      setQueue((all) => [...all, ...files.map((file) => ({ number: keepPlace(editor, position), file }))]);
    },
    send(file, alt) {
      const asked = queue[0];
      next();
      if (asked) void upload({ number: asked.number, file, alt });
    },
    place(imageUrl, alt) {
      const asked = queue[0];
      next();
      if (asked && editor) insertAt(editor, asked.number, { src: imageUrl, alt });
    },
    skip() {
      const asked = queue[0];
      next();
      if (asked && editor) dropPlace(editor, asked.number);
    },
    again(one) {
      setFailed((all) => all.filter((other) => other !== one));
      void upload(one);
    },
    forget(one) {
      setFailed((all) => all.filter((other) => other !== one));
      if (editor) dropPlace(editor, one.number);
    },
  };
}

/** What is said when a picture has not arrived: the server's words, where there are any. */
function reasonOf(error: unknown): string {
  if (!isRefusal(error)) return "Server error during image upload";
  return error.message || "Image upload failed";
}
