import { useEffect, useEffectEvent, useState } from "react";
import type { AskedSave } from "../document/use-waiting-save.ts";
import { missingIn, withoutPictures } from "../editor/pictures/missing.ts";
import type { Writing } from "./use-writing.ts";

type MissingPicturesOptions = {
  writing: Writing;
  /** Whether readers see what was saved last: pictures that are missing there too do not stop a save. */
  isPublic: boolean;
  ask(save: AskedSave): void;
};

/** Stops a save for readers while the text has pictures that this site does not have. */
export function useMissingPictures({ writing, isPublic, ask }: MissingPicturesOptions) {
  const [stopped, setStopped] = useState<AskedSave>();
  const [taken, setTaken] = useState<AskedSave>();
  const { content } = writing.fields;

  function missingNow(): string[] {
    const known = isPublic ? missingIn(writing.saved.fields.content) : [];
    return missingIn(content).filter((picture) => !known.includes(picture));
  }

  const count = stopped ? missingNow().length : 0;

  // The text without them is on the page now, and is what is sent.
  const release = useEffectEvent(() => {
    if (!taken) return;
    setTaken(undefined);
    ask(taken);
  });
  useEffect(() => {
    if (taken) release();
  }, [taken]);

  return {
    stopped: stopped && count > 0 ? { ...stopped, count } : undefined,
    ask(save: AskedSave, isForReaders: boolean): void {
      const stops = isForReaders && missingNow().length > 0;
      setStopped(stops ? save : undefined);
      if (!stops) ask(save);
    },
    saveWithout(): void {
      writing.change({ content: withoutPictures(content, missingNow()) });
      setStopped(undefined);
      setTaken(stopped);
    },
  };
}

export type MissingPictures = ReturnType<typeof useMissingPictures>;
