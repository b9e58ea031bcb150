import { useCallback, useEffect, useState } from "react";
import {
  discardLocalDraft,
  discardOldDrafts,
  draftFiles,
  type LocalDraft,
  localDrafts,
  saveDraftFiles,
  saveLocalDraft,
} from "./store.ts";
import { openWriters } from "./writers.ts";

/**
 * What the same person has kept of a subject before: in a tab that is closed by now, before a crash, before a session
 * ended. What is being written in another open tab is not among it. Asked once; `undefined` until it is known.
 */
export function useRecoveredDrafts<Work>(
  owner: string,
  subject: string,
): {
  before: LocalDraft<Work>[] | undefined;
  /** The files of one of them. */
  filesOf(key: string): Promise<Record<string, Blob[]>>;
  /** Deletes one of them for good. */
  discard(key: string): Promise<void>;
  /** Keeps a work beside the others, because something else takes its place on the page. */
  setAside(work: Work, files?: Record<string, Blob[]>): Promise<void>;
} {
  const [before, setBefore] = useState<LocalDraft<Work>[]>();
  const [first] = useState(subject);

  useEffect(() => {
    let wanted = true;
    const show = (works: LocalDraft<Work>[]) => wanted && setBefore(works);
    ask<Work>(owner, first).then(show, () => show([]));
    return () => {
      wanted = false;
    };
  }, [owner, first]);

  const discard = useCallback(async (key: string) => {
    setBefore((works) => works?.filter((kept) => kept.key !== key));
    await discardLocalDraft(key).catch(() => {}); // then it is offered again
  }, []);

  const setAside = useCallback(
    async (work: Work, files: Record<string, Blob[]> = {}) => {
      const keptAt = new Date().toISOString();
      const writer = `aside:${keptAt}`; // no page: it is offered everywhere
      const kept = { key: `${owner} ${subject} ${writer}`, owner, subject, writer, keptAt, work };
      setBefore((works = []) => [kept, ...works]);
      await saveLocalDraft(kept);
      await saveDraftFiles(kept.key, files);
    },
    [owner, subject],
  );

  return { before, filesOf: draftFiles, discard, setAside };
}

async function ask<Work>(owner: string, subject: string): Promise<LocalDraft<Work>[]> {
  // In this order: a page that ends in between has written before.
  const living = await openWriters();
  const works = await localDrafts<Work>(owner, subject);
  void discardOldDrafts(new Date()).catch(() => {});
  return works.filter(({ writer }) => !living.has(writer));
}
