import { useEffect, useEffectEvent, useState } from "react";
import type { Stage } from "../articles/publication-status.ts";
import { isFailed, type PendingPicture } from "../editor/pictures/pending.ts";

/** A save that somebody asked for. `name` says by which button. */
export type AskedSave = { name: string; stage: Stage };

type HeldSaveOptions = {
  pictures: PendingPicture[];
  setPictures(change: (pictures: PendingPicture[]) => PendingPicture[]): void;
  /** Another save is under way. */
  isSaving: boolean;
  send(save: AskedSave): void;
};

/** Holds a save back until the pictures of the text are uploaded. One that failed stops it. */
export function useWaitingSave({ pictures, setPictures, isSaving, send }: HeldSaveOptions) {
  const [held, setHeld] = useState<AskedSave & { without?: boolean }>();
  const failed = pictures.filter(isFailed).length;

  const release = useEffectEvent(() => {
    if (!held) return;
    setHeld(undefined);
    send(held);
  });

  useEffect(() => {
    if (held && !isSaving && (held.without || pictures.length === 0)) release();
  }, [held, pictures, isSaving]);

  return {
    held: held && { ...held, uploading: pictures.length - failed, failed },
    /** Whether somebody has to wait. */
    isWaiting: held !== undefined && (held.without || pictures.length === 0 || failed < pictures.length),
    ask(save: AskedSave): void {
      if (pictures.length === 0 && !isSaving) send(save);
      else setHeld(save);
    },
    /** Saves without the pictures. Those of a draft can still arrive. */
    sendWithout(): void {
      if (held?.stage.status === "draft") setHeld({ ...held, without: true });
      else setPictures(() => []);
    },
    retry(): void {
      setPictures((all) =>
        all.map((picture) => (isFailed(picture) ? { ...picture, upload: { state: "waiting" } } : picture)),
      );
    },
    cancel: () => setHeld(undefined),
  };
}

export type WaitingSave = ReturnType<typeof useWaitingSave>;
