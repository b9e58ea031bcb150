import { useEffect, useRef, useState } from "react";
import { discardLocalDraft, saveDraftFiles, saveLocalDraft } from "./store.ts";
import { registerWriter } from "./writers.ts";

/** Whether what is written is safe: `kept` since an instant, or not to be kept on this device. */
export type DraftState = { state: "nothing" } | { state: "kept"; at: string } | { state: "impossible" };

type LocalDraftOptions<Work> = {
  owner: string;
  /** What it belongs to, such as `blog:new`. */
  subject: string;
  /** Another object with every change; undefined while there is nothing that is not saved. */
  work: Work | undefined;
  /** Chosen and not uploaded yet, by their fields; another object with every change. */
  files?: Record<string, Blob[]>;
};

/**
 * Keeps unsaved work in this browser with every change, as fast as it can, and deletes it when it is saved.
 * Each page keeps a copy of its own: two tabs do not write over each other. `writer` names this page among them.
 */
export function useLocalDraft<Work>({ owner, subject, work, files }: LocalDraftOptions<Work>): {
  draftState: DraftState;
  writer: string | undefined;
  /** Deletes it, before the page is left. */
  forget(): void;
} {
  const [writer, setWriter] = useState<string>();
  const [draftState, setKeeping] = useState<DraftState>({ state: "nothing" });
  const [line] = useState(() => makeLine(setKeeping));
  const lastKey = useRef("");

  useEffect(() => {
    const page = registerWriter(setWriter);
    window.addEventListener("pagehide", line.flush);
    document.addEventListener("visibilitychange", line.flush);
    return () => {
      line.flush();
      page.end();
      window.removeEventListener("pagehide", line.flush);
      document.removeEventListener("visibilitychange", line.flush);
    };
  }, [line]);

  useEffect(() => {
    if (!writer) return;
    const key = keyOf(owner, subject, writer);
    line.add(async () => {
      const keptAt = new Date().toISOString();
      if (work !== undefined) await saveLocalDraft({ key, owner, subject, writer, keptAt, work });
      // The subject changes when a new article gets its address.
      const isMoved = lastKey.current !== "" && lastKey.current !== key;
      if (isMoved) await discardLocalDraft(lastKey.current);
      lastKey.current = key;
      if (work === undefined) await discardLocalDraft(key);
      return work === undefined ? { state: "nothing" } : { state: "kept", at: keptAt };
    });
  }, [line, owner, subject, writer, work]);

  useEffect(() => {
    if (!writer || !files) return;
    saveDraftFiles(keyOf(owner, subject, writer), files).catch(() => setKeeping({ state: "impossible" }));
  }, [owner, subject, writer, files]);

  const forget = () =>
    line.add(async () => {
      if (writer) await discardLocalDraft(keyOf(owner, subject, writer));
      return { state: "nothing" };
    });

  return { draftState, writer, forget };
}

function keyOf(owner: string, subject: string, writer: string): string {
  return `${owner} ${subject} ${writer}`;
}

/** Does the latest of what it is given, one after the other: at once, or as soon as the one before is done. */
function makeLine(tell: (draftState: DraftState) => void): {
  add(work: () => Promise<DraftState>): void;
  flush(): void;
} {
  let next: (() => Promise<DraftState>) | undefined;
  let busy = false;

  async function work(): Promise<void> {
    busy = true;
    while (next) await flush();
    busy = false;
  }

  async function flush(): Promise<void> {
    const doing = next;
    next = undefined;
    if (doing) tell(await doing().catch((): DraftState => ({ state: "impossible" })));
  }

  return {
    add(doing) {
      next = doing;
      if (!busy) void work();
    },
    flush: () => void flush(),
  };
}
