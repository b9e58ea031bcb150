import { useEffect, useRef, useState } from "react";
import { type DraftFiles, discardDraft, saveDraft, saveDraftFiles } from "./store.ts";
import { registerWriter } from "./writers.ts";

type DraftState = { state: "none" | "unavailable" } | { state: "saved"; at: string };

type LocalDraftOptions<Content> = {
  owner: string;
  /** The document, such as `blog:new`. */
  subject: string;
  /** Another object with every change; undefined while everything is saved. */
  content: Content | undefined;
  /** Another object with every change. */
  files?: DraftFiles;
};

/**
 * Saves unsaved changes in this browser with every change, and discards them once `content` is undefined. Every
 * tab has a draft of its own, under the name of its `writer`.
 */
export function useLocalDraft<Content>({ owner, subject, content, files }: LocalDraftOptions<Content>) {
  const [writer, setWriter] = useState<string>();
  const [draftState, setDraftState] = useState<DraftState>({ state: "none" });
  const [queue] = useState(() => createQueue(setDraftState));
  const lastKey = useRef("");

  useEffect(() => {
    const page = registerWriter(setWriter);
    window.addEventListener("pagehide", queue.flush);
    document.addEventListener("visibilitychange", queue.flush);
    return () => {
      queue.flush();
      page.end();
      window.removeEventListener("pagehide", queue.flush);
      document.removeEventListener("visibilitychange", queue.flush);
    };
  }, [queue]);

  useEffect(() => {
    if (!writer) return;
    const key = keyOf(owner, subject, writer);
    queue.add(async () => {
      const savedAt = new Date().toISOString();
      if (content !== undefined) await saveDraft({ key, owner, subject, writer, savedAt, content });
      // The subject changes when a new document is saved.
      const isMoved = lastKey.current !== "" && lastKey.current !== key;
      if (isMoved) await discardDraft(lastKey.current);
      lastKey.current = key;
      if (content === undefined) await discardDraft(key);
      return content === undefined ? { state: "none" } : { state: "saved", at: savedAt };
    });
  }, [queue, owner, subject, writer, content]);

  useEffect(() => {
    if (!writer || !files) return;
    saveDraftFiles(keyOf(owner, subject, writer), files).catch(() => setDraftState({ state: "unavailable" }));
  }, [owner, subject, writer, files]);

  /** Discards the draft before the page is left. */
  const forget = () =>
    queue.add(async () => {
      if (writer) await discardDraft(keyOf(owner, subject, writer));
      return { state: "none" };
    });

  return { draftState, writer, forget };
}

function keyOf(owner: string, subject: string, writer: string): string {
  return `${owner} ${subject} ${writer}`;
}

type Task = () => Promise<DraftState>;

/** Runs one task at a time. Only the latest one waits; `flush` starts it at once. */
function createQueue(onDone: (draftState: DraftState) => void): { add(task: Task): void; flush(): void } {
  let next: Task | undefined;
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    while (next) await flush();
    isRunning = false;
  }

  async function flush(): Promise<void> {
    const task = next;
    next = undefined;
    if (task) onDone(await task().catch((): DraftState => ({ state: "unavailable" })));
  }

  return {
    add(task) {
      next = task;
      if (!isRunning) void runAll();
    },
    flush: () => void flush(),
  };
}
