import { useCallback, useEffect, useState } from "react";
import {
  type DraftFiles,
  discardDraft,
  discardOldDrafts,
  type LocalDraft,
  readDrafts,
  saveDraft,
  saveDraftFiles,
} from "./store.ts";
import { openWriters, writerClosed } from "./writers.ts";

/**
 * The drafts of tabs that are closed: by their owner, by a crash, by the end of a session. They are read for the first
 * subject; undefined until then. The draft of another open tab is added when that tab is closed.
 */
export function useRecoveredDrafts<Content>(owner: string, subject: string) {
  const [drafts, setDrafts] = useState<LocalDraft<Content>[]>();
  const [first] = useState(subject);

  useEffect(() => {
    const left = new AbortController();
    const offer = (found: LocalDraft<Content>[]) => {
      if (!left.signal.aborted) setDrafts((all = []) => [...found, ...all]);
    };
    offerDrafts(owner, first, { offer, signal: left.signal }).catch(() => offer([]));
    return () => {
      left.abort();
      setDrafts(undefined);
    };
  }, [owner, first]);

  const discard = useCallback(async (key: string) => {
    setDrafts((all) => all?.filter((draft) => draft.key !== key));
    await discardDraft(key).catch(() => {}); // offered again next time
  }, []);

  /** Adds a draft of the values that are about to be replaced. */
  const setAside = useCallback(
    async (content: Content, files: DraftFiles) => {
      const savedAt = new Date().toISOString();
      const writer = `aside:${savedAt}`; // no tab has this name, so every tab offers it
      const draft = { key: `${owner} ${subject} ${writer}`, owner, subject, writer, savedAt, content };
      setDrafts((all = []) => [draft, ...all]);
      await saveDraft(draft);
      await saveDraftFiles(draft.key, files);
    },
    [owner, subject],
  );

  return { drafts, discard, setAside };
}

type Offering<Content> = { offer(drafts: LocalDraft<Content>[]): void; signal: AbortSignal };

async function offerDrafts<Content>(owner: string, subject: string, { offer, signal }: Offering<Content>) {
  // First the writers: a tab that closes in between has saved its draft before.
  const writers = await openWriters();
  const drafts = await readDrafts<Content>(owner, subject);
  void discardOldDrafts(new Date()).catch(() => {});
  offer(drafts.filter(({ writer }) => !writers.has(writer)));
  // A tab that has just been closed may hold its lock for a moment.
  for (const { key, writer } of drafts.filter(({ writer }) => writers.has(writer))) {
    const whenClosed = async () => {
      await writerClosed(writer, signal);
      offer((await readDrafts<Content>(owner, subject)).filter((draft) => draft.key === key));
    };
    whenClosed().catch(() => {}); // this page was left first, or the draft is offered next time
  }
}
