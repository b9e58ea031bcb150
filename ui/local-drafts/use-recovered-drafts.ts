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
import { openWriters } from "./writers.ts";

/**
 * The drafts of tabs that are closed: by their owner, by a crash, by the end of a session. They are read once, for the
 * first subject; undefined until then.
 */
export function useRecoveredDrafts<Content>(owner: string, subject: string) {
  const [drafts, setDrafts] = useState<LocalDraft<Content>[]>();
  const [first] = useState(subject);

  useEffect(() => {
    let isCurrent = true;
    const show = (found: LocalDraft<Content>[]) => isCurrent && setDrafts(found);
    closedDrafts<Content>(owner, first).then(show, () => show([]));
    return () => {
      isCurrent = false;
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

async function closedDrafts<Content>(owner: string, subject: string): Promise<LocalDraft<Content>[]> {
  // First the writers: a tab that closes in between has saved its draft before.
  const writers = await openWriters();
  const drafts = await readDrafts<Content>(owner, subject);
  void discardOldDrafts(new Date()).catch(() => {});
  return drafts.filter(({ writer }) => !writers.has(writer));
}
