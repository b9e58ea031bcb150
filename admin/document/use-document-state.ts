import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type DraftFiles, type LocalDraft, readDraftFiles } from "#ui/local-drafts/store.ts";
import { useLocalDraft } from "#ui/local-drafts/use-local-draft.ts";
import { useRecoveredDrafts } from "#ui/local-drafts/use-recovered-drafts.ts";
import { differ } from "./field-list.ts";
import type { DocumentKind, Fields, SavedDocument } from "./kind.ts";
import { localTime } from "./local-time.ts";

/** A document's text. `version` is the one it is based on, null for a new document. */
export type Content = {
  id: string;
  fields: Fields;
  version: number | null;
  /** As a `datetime-local` field has it; undefined unless it is to be scheduled. */
  publishAt?: string;
  /** A request to create it had no answer: an earlier text may be on the server. */
  wasSent?: boolean;
};

type StateOptions = {
  kind: DocumentKind;
  owner: string;
  timeZone: string;
  start: Content;
  /** A draft of another new document is to be restored, and this one is saved. */
  onOtherDraft(): void;
};

/** The form's values, their difference from the saved version, and their local draft. */
export function useDocumentState(options: StateOptions) {
  const { kind, owner, timeZone, start, onOtherDraft } = options;
  const [saved, setSaved] = useState(start);
  const [current, setCurrent] = useState(start);
  const [isReplaced, setReplaced] = useState(false);
  const { id, fields, publishAt } = current;
  const latest = useRef(fields);
  useLayoutEffect(() => {
    latest.current = fields;
  }, [fields]);

  const isChanged = differ(kind, fields, saved.fields);
  const hasDraft = isChanged || publishAt !== saved.publishAt;
  const content = useMemo(
    () => (hasDraft ? { ...current, fields: kind.withoutFiles(current.fields) } : undefined),
    [hasDraft, current, kind],
  );
  const files = useStableFiles(kind.filesOf(fields));
  const subject = `${kind.name}:${saved.version === null ? "new" : id}`;
  const { draftState, writer } = useLocalDraft({ owner, subject, content, files });
  const { drafts = [], discard, setAside } = useRecoveredDrafts<Content>(owner, subject);

  // A restored draft is discarded once the form has a draft of its own.
  const [restored, setRestored] = useState<{ key: string; at: string }>();
  const isSafe = !hasDraft || (draftState.state === "saved" && draftState.at >= (restored?.at ?? ""));
  useEffect(() => {
    if (!restored || !isSafe) return;
    setRestored(undefined);
    void discard(restored.key);
  }, [restored, isSafe, discard]);

  // A page may close between saving and deleting its draft: saved drafts are not offered.
  useEffect(() => {
    for (const { key, content: draft } of drafts) {
      if (draft.publishAt !== saved.publishAt || differ(kind, draft.fields, saved.fields)) continue;
      const dropWithoutFiles = (found: DraftFiles) => {
        if (Object.keys(found).length === 0) void discard(key);
      };
      readDraftFiles(key).then(dropWithoutFiles, () => {}); // then it is offered
    }
  }, [drafts, saved, discard, kind]);

  const change = useCallback(
    (some: Partial<Fields> | ((now: Fields) => Partial<Fields>)) =>
      setCurrent((now) => ({
        ...now,
        fields: { ...now.fields, ...(typeof some === "function" ? some(now.fields) : some) },
      })),
    [],
  );
  const patch = (some: Partial<Content>) => setCurrent((now) => ({ ...now, ...some }));

  /** Puts another text on the form. Unsaved changes are offered again. */
  function replace(next: Partial<Content>): void {
    if (content) setAside(content, files).catch(() => {}); // the save status says so
    setReplaced(true);
    patch(next);
  }

  return {
    ...current,
    saved,
    isChanged,
    draftState,
    writer,
    drafts: drafts.filter(({ key }) => key !== restored?.key),
    /** The current values, for callers after an await. */
    latest: () => latest.current,
    /** The form's text was replaced since the last save, which belongs into the history then. */
    isReplaced,
    change,
    patch,
    replace,
    /** The server has `sent`. What was written since stays unsaved. */
    settle(document: SavedDocument, sent: Fields, keepsTime = false): void {
      const changed = kind.savedFields(document);
      const next = contentOf(kind, document, timeZone);
      setSaved({ ...next, fields: { ...sent, ...changed } });
      setReplaced(false);
      setCurrent((now) => ({
        ...now,
        id: document._id,
        version: document.version,
        wasSent: false,
        publishAt: keepsTime ? now.publishAt : next.publishAt,
        fields: { ...now.fields, ...unchanged(changed, now.fields, sent) },
      }));
    },
    /** The form shows this saved document. */
    load(document: SavedDocument): void {
      const next = contentOf(kind, document, timeZone);
      replace(next);
      setSaved(next);
      setReplaced(false);
    },
    /** A text that is on the server takes the place of the form's. */
    take({ fields: next, version }: Pick<Content, "fields" | "version">): void {
      replace({ fields: next, version });
      setSaved((last) => ({ ...last, fields: next, version }));
      setReplaced(false);
    },
    /** The document is gone: the next save makes another one. */
    startOver(empty: Content): void {
      setSaved(empty);
      patch({ id: empty.id, version: null, wasSent: false });
    },
    /** Somebody else has changed the status. */
    setPublishAt(time: string | undefined): void {
      setSaved((last) => ({ ...last, publishAt: time }));
      patch({ publishAt: time });
    },
    async restore(draft: LocalDraft<Content>): Promise<void> {
      if (draft.subject !== subject) return onOtherDraft();
      const files = await readDraftFiles(draft.key).catch(() => ({}));
      const isNew = saved.version === null;
      const { version } = draft.content;
      replace({
        ...draft.content,
        id: isNew ? draft.content.id : id,
        fields: kind.withFiles(draft.content.fields, files),
        version: isNew ? null : (version ?? current.version),
      });
      setRestored({ key: draft.key, at: new Date().toISOString() });
    },
    discard: ({ key }: LocalDraft<Content>) => discard(key),
  };
}

export type DocumentState = ReturnType<typeof useDocumentState>;

export function contentOf(kind: DocumentKind, document: SavedDocument, timeZone: string): Content {
  const { _id: id, version, status, publishedAt } = document;
  const publishAt = status === "scheduled" && publishedAt ? localTime(publishedAt, timeZone) : undefined;
  return { id, version, publishAt, fields: kind.fieldsOf(document, timeZone) };
}

/** Those of the saved values whose fields are as they were sent. */
function unchanged(saved: Partial<Fields>, now: Fields, sent: Fields): Partial<Fields> {
  const names = Object.keys(saved) as (keyof Fields)[];
  return Object.fromEntries(
    names.filter((name) => now[name] === sent[name]).map((name) => [name, saved[name]]),
  ) as Partial<Fields>;
}

/** The same object until a file is added, replaced or removed. */
function useStableFiles(files: Record<string, File>): Record<string, File> {
  const [stable, setStable] = useState(files);
  const isSame =
    Object.keys(files).length === Object.keys(stable).length &&
    Object.entries(files).every(([key, file]) => stable[key] === file);
  if (!isSame) setStable(files);
  return isSame ? stable : files;
}
