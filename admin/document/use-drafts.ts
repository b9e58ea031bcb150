import { useEffect, useMemo, useState } from "react";
import { type DraftFiles, type LocalDraft, readDraftFiles } from "#ui/local-drafts/store.ts";
import { useLocalDraft } from "#ui/local-drafts/use-local-draft.ts";
import { useRecoveredDrafts } from "#ui/local-drafts/use-recovered-drafts.ts";
import { completeForm } from "../fields/form-values.ts";
import { differ } from "./compare.ts";
import type { SavedKind } from "./kind.ts";
import type { Content, DocumentState } from "./state.ts";

type DraftsOptions = {
  kind: SavedKind;
  owner: string;
  state: DocumentState;
  /** Puts another text on the form. */
  replace(content: Partial<Content>): void;
  /** A draft of another new document is to be restored, and this one is saved. */
  onOtherDraft(): void;
};

/** The form's own local draft, and those that earlier visits left. */
export function useDrafts({ kind, owner, state, replace, onOtherDraft }: DraftsOptions) {
  const { content, saved, isChanged, document } = state;
  const hasDraft = isChanged || content.publishAt !== saved.publishAt;
  const draft = useMemo(
    () =>
      hasDraft
        ? { ...content, savedSlug: document?.slug ?? undefined, fields: kind.withoutFiles(content.fields) }
        : undefined,
    [hasDraft, content, document, kind],
  );
  const files = useStableFiles(kind.filesOf(content.fields));
  const isNew = saved.version === null;
  const subject = `${kind.name}:${isNew ? "new" : content.id}`;
  const { draftState, writer } = useLocalDraft({ owner, subject, content: draft, files });
  const { drafts: found = [], discard, setAside } = useRecoveredDrafts<Content>(owner, subject);
  const drafts = useMemo(() => found.map((each) => completed(kind, each)), [found, kind]);

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
    for (const { key, content: left } of drafts) {
      if (
        left.slug !== undefined ||
        left.publishAt !== saved.publishAt ||
        differ(kind, left.fields, saved.fields)
      )
        continue;
      const dropWithoutFiles = (found: DraftFiles) => {
        if (Object.keys(found).length === 0) void discard(key);
      };
      readDraftFiles(key).then(dropWithoutFiles, () => {}); // then it is offered
    }
  }, [drafts, saved, discard, kind]);

  return {
    draftState,
    writer,
    /** Drafts of new documents wait for the next one, once this one is published. */
    drafts: drafts.filter(
      (draft) => draft.key !== restored?.key && (draft.subject === subject || state.isNew),
    ),
    /** Keeps unsaved changes that are about to be replaced: they are offered again. */
    setAside(): void {
      if (draft) setAside(draft, files).catch(() => {}); // the save status says so
    },
    async restore({ key, subject: from, content: left }: LocalDraft<Content>): Promise<void> {
      if (from !== subject) return onOtherDraft();
      const fields = kind.withFiles(left.fields, await readDraftFiles(key).catch(() => ({})));
      const of = isNew
        ? { id: left.id, version: null }
        : { id: content.id, version: left.version ?? content.version };
      replace({ ...left, ...of, fields });
      setRestored({ key, at: new Date().toISOString() });
    },
    discard: ({ key }: LocalDraft<Content>) => discard(key),
  };
}

/** An earlier version of this app may have left it, with fewer fields. */
function completed(kind: SavedKind, draft: LocalDraft<Content>): LocalDraft<Content> {
  const { fields } = draft.content;
  const whole = { ...kind.initial(null), ...completeForm(kind.list(fields), fields) };
  return { ...draft, content: { ...draft.content, fields: whole } };
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
