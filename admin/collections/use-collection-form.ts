import { useEffect, useMemo, useRef, useState } from "react";
import type { LocalDraft } from "#ui/local-drafts/store.ts";
import { useLocalDraft } from "#ui/local-drafts/use-local-draft.ts";
import { useRecoveredDrafts } from "#ui/local-drafts/use-recovered-drafts.ts";
import { type CollectionFields, type CollectionText, differ, emptyText } from "./fields.ts";
import type { FormItem } from "./items.ts";

/** What is kept of a collection in the browser; its files are kept beside it, by the keys of the items. */
export type CollectionWork = CollectionText & { version: number | null };

type Saved = { text: CollectionText; version: number | null };

type CollectionFormOptions = {
  /** The id of the member who writes. */
  owner: string;
  /** The id of the collection, or `new`. */
  collection: string;
  saved?: Saved;
};

/** What is being written of a collection, how it stands to what is saved, and that none of it is lost. */
export function useCollectionForm({
  owner,
  collection,
  saved: start = { text: emptyText, version: null },
}: CollectionFormOptions) {
  const subject = `collection:${collection}`;
  const [saved, setSaved] = useState(start);
  const [version, setVersion] = useState(start.version);
  const [text, setText] = useState(start.text);
  const before = useRecoveredDrafts<CollectionWork>(owner, subject);
  const latest = useRef(text);
  latest.current = text;

  const unsaved = differ(text, saved.text);
  const work = useMemo(
    () => (unsaved ? { ...text, items: text.items.map(keepable), version } : undefined),
    [unsaved, text, version],
  );
  const files = useFilesToKeep(text.items);
  const { draftState } = useLocalDraft<CollectionWork>({ owner, subject, work, files });

  // What is restored is deleted where it was only when it is kept anew.
  const [restored, setRestored] = useState<{ key: string; at: string }>();
  const { discard } = before;
  const isSafe = !unsaved || (draftState.state === "kept" && draftState.at >= (restored?.at ?? ""));
  useEffect(() => {
    if (!restored || !isSafe) return;
    setRestored(undefined);
    void discard(restored.key);
  }, [restored, isSafe, discard]);

  /** Puts something else on the page. What was there and not saved is offered again. */
  function replace(next: CollectionText, of: number | null): void {
    if (work) before.setAside(work, files).catch(() => {}); // the sentence beside the buttons says it
    setText(next);
    setVersion(of);
  }

  return {
    ...text,
    text,
    saved,
    /** The version that a save says it has changed. */
    version,
    unsaved,
    draftState,
    before: (before.before ?? []).filter(({ key }) => key !== restored?.key),
    write: (some: Partial<CollectionFields>) =>
      setText((last) => ({ ...last, fields: { ...last.fields, ...some } })),
    setItems: (change: (items: FormItem[]) => FormItem[]) =>
      setText((last) => ({ ...last, items: change(last.items) })),
    change: (key: string, some: Partial<FormItem>) =>
      setText((last) => ({
        ...last,
        items: last.items.map((item) => (item.key === key ? { ...item, ...some } : item)),
      })),
    replace,
    rebase: setVersion,
    /** The server has this now. */
    settle(now: Saved): void {
      setSaved(now);
      setVersion(now.version);
    },
    /** A new page. What was written since `sent` was sent is offered again. */
    reset(sent: CollectionText): void {
      const { fields, items } = latest.current;
      if (differ(latest.current, sent)) {
        before
          .setAside({ fields, items: items.map(keepable), version: null }, filesOf(items))
          .catch(() => {});
      }
      setText(emptyText);
      setSaved({ text: emptyText, version: null });
      setVersion(null);
    },
    async restore({ key, work: { fields, items, version: of } }: LocalDraft<CollectionWork>): Promise<void> {
      const kept = await before.filesOf(key).catch(() => ({}) as Record<string, Blob[]>);
      replace({ fields, items: items.map((item) => revived(item, kept[item.key]?.[0])) }, of);
      setRestored({ key, at: new Date().toISOString() });
    },
    discard: ({ key }: LocalDraft<CollectionWork>) => discard(key),
  };
}

export type CollectionFormState = ReturnType<typeof useCollectionForm>;

/** Videos are too large to be kept twice on a device. */
function isToBeKept({ kind, upload, file }: FormItem): boolean {
  return kind === "image" && file !== undefined && upload.state !== "done";
}

function filesOf(items: FormItem[]): Record<string, Blob[]> {
  return Object.fromEntries(items.filter(isToBeKept).map(({ key, file }) => [key, file ? [file] : []]));
}

/** Another object only where there are other files: how far they are changes far more often. */
function useFilesToKeep(items: FormItem[]): Record<string, Blob[]> {
  const names = items.filter(isToBeKept).map(({ key }) => key);
  const [kept, setKept] = useState({ names: "", files: filesOf([]) });
  if (kept.names !== names.join()) setKept({ names: names.join(), files: filesOf(items) });
  return kept.files;
}

/** An item without its file, and without how far it is. */
function keepable({ file, ...item }: FormItem): FormItem {
  return item.upload.state === "sending" ? { ...item, upload: { state: "waiting" } } : item;
}

function revived(item: FormItem, blob: Blob | undefined): FormItem {
  if (item.upload.state === "done") return item;
  if (blob) {
    const file = blob instanceof File ? blob : new File([blob], item.name, { type: blob.type });
    const isRefused = item.upload.state === "stopped" && item.upload.because === "refused";
    return isRefused ? { ...item, file } : { ...item, file, upload: { state: "waiting" } };
  }
  const reason = "This file was not uploaded yet. Please choose it again.";
  return { ...item, upload: { state: "stopped", because: "missing", reason } };
}
