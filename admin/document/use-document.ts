import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { newId } from "#core/ids.ts";
import { m } from "#messages";
import { toast } from "#ui/flash.tsx";
import { useFieldUploads } from "../uploads/field-uploads.ts";
import type { SavedDocument } from "./document-api.ts";
import type { DocumentOptions } from "./document-options.ts";
import type { DocumentKind, FieldProps, Fields, SharedFields } from "./kind.ts";
import { draftRequest, idle, type LatestSave, type SaveRequest } from "./phases.ts";
import { isDraft, mainRequest, requested } from "./requests.ts";
import {
  type Change,
  type Content,
  contentOf,
  initialState,
  isAddressed,
  joined,
  nextState,
  withFields,
} from "./state.ts";
import { useAutosave } from "./use-autosave.ts";
import { useDrafts } from "./use-drafts.ts";
import { useOtherTabs } from "./use-other-tabs.ts";
import { useSave } from "./use-save.ts";

const noErrors: Record<string, string> = {};

/** The lifecycle of a document in its form: writing, saving, publishing, and everything that can get in between. */
export function useDocument(options: DocumentOptions) {
  const { kind, opened, latest, isContinued, type, member, signedIn, timeZone, onNext, onTrash } = options;
  const [start] = useState(() => {
    const content = opened ? contentOf(kind, opened, timeZone) : empty();
    return initialState(latest ? { ...content, fields: latest.fields } : content, opened, isContinued);
  });
  const [state, update] = useReducer((now, change: Change) => nextState(kind, now, change), start);
  const { content, saved, document, phase } = state;
  const shared = { kind, state, update, timeZone };
  const onOtherDraft = () => document && onNext?.(document);
  const change = useCallback<FieldProps<Fields>["change"]>(
    (some) => update((now) => withFields(now, typeof some === "function" ? some(now.content.fields) : some)),
    [],
  );
  useFieldUploads({ kind, fields: content.fields, change, signedIn });
  const drafts = useDrafts({ kind, owner: member._id, state, replace, onOtherDraft });
  const tabs = useOtherTabs(`${kind.name}:${content.id}`, drafts.writer);
  const { form, save, onAutosaveError } = useSave({
    ...shared,
    memberId: member._id,
    onSave: options.onSave,
  });
  // A publication without an answer may have succeeded: publishing again will tell.
  const isUncertain = content.wasSent && "request" in phase && phase.request.name !== "draft";
  const isBusy = ["saving", "conflict"].includes(phase.is);
  const mayAutosave = signedIn && !isBusy && !isUncertain;
  const isSending = useRef(false);
  const autosave = useAutosave({ ...shared, isEnabled: mayAutosave, isSending, onError: onAutosaveError });

  const startSave = useEffectEvent(async () => {
    if (phase.is !== "waiting" || isSending.current) return;
    isSending.current = true;
    await save(phase.request).finally(() => {
      isSending.current = false;
    });
  });
  const isReady =
    phase.is === "waiting" &&
    autosave.state !== "saving" &&
    (phase.without || kind.uploads.pending(content.fields) === 0);
  useEffect(() => {
    if (isReady && autosave) void startSave();
  }, [isReady, autosave]);

  function empty(): Content {
    return { id: newId(), fields: kind.initial(type), version: null };
  }

  /** Puts another text on the form. Unsaved changes are offered again. */
  function replace(next: Partial<Content>, more: ReturnType<Change> = {}): void {
    drafts.setAside();
    update((now) => ({ content: { ...now.content, ...next }, isReplaced: true, ...more }));
  }

  /** What this form would save in place of a newer version. */
  function mineOver({ fields }: LatestSave): Fields {
    return kind.isJoined ? joined(kind, state, fields) : content.fields;
  }

  function request(save: SaveRequest): void {
    if (signedIn) update(requested(kind, save));
    else toast("error", m.adminDocument.authorizationRequired());
  }

  return {
    ...state,
    kind,
    latest,
    fields: content.fields,
    form,
    drafts,
    tabs,
    autosave,
    isDraft: isDraft(document),
    isAdmin: member.role === "admin",
    isAddressed: isAddressed(state),
    /** The button whose save is pending. */
    pending: phase.is === "saving" || phase.is === "waiting" ? phase.request.name : undefined,
    errors: phase.is === "failed" ? phase.error.fields : noErrors,
    update,
    change,
    request,
    submit: () => request(mainRequest(state)),
    saveAsNew(): void {
      const { id, version } = empty();
      update((now) => ({
        document: undefined,
        saved: empty(),
        content: { ...now.content, id, version, slug: undefined, wasSent: false },
        phase: { is: "waiting", request: draftRequest },
      }));
    },
    clear(): void {
      if (document) onNext?.(document);
      else replace({ fields: kind.initial(type), publishAt: undefined, slug: undefined }, { phase: idle });
    },
    mineOver,
    keepMine(): void {
      if (phase.is !== "conflict") return;
      const { theirs } = phase;
      const fields = mineOver(theirs);
      update((now) => ({ content: { ...now.content, fields } }));
      void save(phase.request, { ...theirs, id: content.id }, fields);
    },
    takeTheirs(): void {
      if (phase.is !== "conflict") return;
      const { fields, version, document: theirs } = phase.theirs;
      replace(
        { fields, version, slug: undefined },
        { document: theirs, saved: { ...saved, fields, version }, isReplaced: false, phase: idle },
      );
    },
    /** The form shows this document, whose earlier version has been restored, or whose changes are discarded. */
    load(restored: SavedDocument): void {
      const next = contentOf(kind, restored, timeZone);
      replace(next, { saved: next, document: restored, isReplaced: false });
    },
    onTrash: member.role === "admin" && !state.isNew ? onTrash : undefined,
  };
}

export type SavedForm = ReturnType<typeof useDocument>;
/** The form of a kind that is published. */
export type DocumentForm = Omit<SavedForm, "kind" | "fields"> & { kind: DocumentKind; fields: SharedFields };
