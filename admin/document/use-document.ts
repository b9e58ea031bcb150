import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { useApi } from "#core/api.ts";
import { newId } from "#core/ids.ts";
import type { Member } from "#features/members/contract.ts";
import { toast } from "#ui/flash.tsx";
import { fieldErrors } from "./field-list.ts";
import type { DocumentKind, SavedDocument } from "./kind.ts";
import { doneText, failedText } from "./messages.ts";
import { useOtherTabs } from "./other-tabs.ts";
import { inPlace } from "./unsaved-changes.tsx";
import { useAutosave } from "./use-autosave.ts";
import { type Content, contentOf, useDocumentState } from "./use-document-state.ts";
import { useLeaveForPage } from "./use-leave-for-page.ts";
import { useMissing } from "./use-missing.ts";
import { useRestoreFromTrash } from "./use-restore-from-trash.ts";
import { draftRequest, type SaveRequest, useSave } from "./use-save.ts";
import type { SaveError } from "./use-save-attempt.ts";
import { useWaitingSave } from "./use-waiting-save.ts";

export type DocumentOptions = {
  kind: DocumentKind;
  /** Undefined for a new document. */
  opened: SavedDocument | undefined;
  /** What a new document begins as. */
  type: string | null;
  member: Member;
  /** False once the session has ended. */
  signedIn: boolean;
  timeZone: string;
  /** Names this form, which stays while a new document gets its URL. */
  formKey: string;
  /** A new document is saved, and the next one begins. */
  onNext(saved: SavedDocument): void;
  /** Without it, the form has no way into the trash. */
  onTrash?(): void;
};

const missingTime = "Please enter the time of publishing.";

/** The lifecycle of a document in its form: writing, saving, publishing, and everything that can get in between. */
export function useDocument(options: DocumentOptions) {
  const { kind, opened, type, member, signedIn, timeZone, formKey, onNext, onTrash } = options;
  const api = kind.api(useApi());
  const navigate = useNavigate();
  const { id: idInUrl } = useParams();
  const isNew = opened === undefined;
  const [saved, setSaved] = useState(opened);
  const [finished, setFinished] = useState<SavedDocument>();
  const [start] = useState(() => (opened ? contentOf(kind, opened, timeZone) : emptyContent()));
  const onOtherDraft = () => saved && onNext(saved);
  const state = useDocumentState({ kind, owner: member._id, timeZone, start, onOtherDraft });
  const tabs = useOtherTabs(`${kind.name}:${state.id}`, state.writer);
  const saving = useSave({
    kind,
    state,
    memberId: member._id,
    timeZone,
    onSaved,
    onError,
    onPublishedElsewhere,
  });
  const isDraft = saved === undefined || saved.status === "draft";
  const autosave = useAutosave({
    kind,
    state,
    isEnabled: isDraft && signedIn && !saving.conflict && !saving.isBusy && finished === undefined,
    onSaved: stay,
    onUnanswered: saving.noteUnanswered,
    onConflict: saving.resolveAutosave,
  });
  const waiting = useWaitingSave({ kind, state, isAutosaving: autosave.isSaving, save: saving.save });
  const isPublic = saved?.status === "published";
  const missing = useMissing({ kind, state, isPublic, save: waiting.request });
  const leaveForPage = useLeaveForPage(kind.paths.view(state.id), state.isChanged);

  function emptyContent(): Content {
    return { id: newId(), fields: kind.initial(type), version: null };
  }

  /** Asks for a save; errors stop one that readers see. */
  function request(save: SaveRequest): void {
    const isForReaders = save.status ? save.status !== "draft" : !isDraft;
    const errors = {
      ...(isForReaders ? fieldErrors(kind, state.fields) : {}),
      ...(save.publishAt === "" ? { publishAt: missingTime } : {}),
    };
    if (!signedIn) toast("error", "Authorization required");
    else if (Object.keys(errors).length > 0) saving.refuse(errors);
    else missing.request(save, isForReaders);
  }

  /** The form's own button. */
  function submit(): void {
    const { publishAt } = state;
    if (isDraft && publishAt === undefined) request({ name: "publish", status: "published" });
    else if (isDraft) request({ name: "schedule", status: "scheduled", publishAt });
    else if (publishAt === state.saved.publishAt) request({ name: "update" });
    else request({ name: "update", status: "scheduled", publishAt });
  }

  function onSaved(document: SavedDocument, save: SaveRequest, isAll: boolean): void {
    toast("success", doneText(kind, state.fields, save, isNew), 5000);
    if (isNew && isAll && document.status !== "draft") setFinished(document);
    else stay(document);
    if (!isNew && document.status === "published") leaveForPage();
  }

  function onError(error: SaveError): void {
    if (error.kind === "cancelled") return;
    const { text, milliseconds } = failedText(kind, error, isNew);
    toast("error", text, milliseconds);
  }

  function onPublishedElsewhere(document: SavedDocument): void {
    stay(document);
    // Readers see what is on this form only when somebody says so.
    state.setPublishAt(contentOf(kind, document, timeZone).publishAt);
    const what = `this ${kind.noun(state.fields)} while you were writing`;
    toast("info", `Somebody ${document.status} ${what}. Your changes are saved on this device.`, 8000);
  }

  function stay(document: SavedDocument): void {
    tabs.announceSave();
    setSaved(document);
    if (document._id === idInUrl) return;
    const { edit } = kind.paths;
    void navigate(edit(document._id), { replace: true, preventScrollReset: true, state: inPlace(formKey) });
  }

  // The next form begins once this one has nothing left on the device.
  const hasDraft = state.draftState.state === "saved";
  const finish = useEffectEvent(() => {
    if (!finished) return;
    if (!state.isChanged) return onNext(finished);
    setFinished(undefined);
    stay(finished);
  });
  useEffect(() => {
    if (finished && (state.isChanged || !hasDraft)) finish();
  }, [finished, state.isChanged, hasDraft]);

  function saveAsNew(): void {
    setSaved(undefined);
    state.startOver(emptyContent());
    waiting.request(draftRequest);
  }

  const isGone = saving.error?.kind === "gone" || autosave.isGone;
  const saveLast = () => waiting.request(saving.last ?? draftRequest);
  const restoreAndSave = useRestoreFromTrash({ api, id: state.id, isGone, save: saveLast });

  return {
    kind,
    state,
    saving,
    autosave,
    waiting,
    missing,
    tabs,
    isNew,
    isDraft,
    /** Undefined until the server has it. */
    saved,
    isBusy: saving.isBusy || waiting.pending !== undefined,
    /** The button whose save is pending. */
    pending: waiting.pending ?? saving.pending,
    error: isGone ? { kind: "gone" as const, msg: "" } : saving.error,
    request,
    submit,
    saveAsNew,
    onTrash: member.role === "admin" ? onTrash : undefined,
    restoreAndSave,
    clear(): void {
      saving.clear();
      if (saved) onNext(saved);
      else state.replace({ fields: kind.initial(type), publishAt: undefined });
    },
    restored(document: SavedDocument): void {
      state.load(document);
      setSaved(document);
      tabs.announceSave();
    },
  };
}

export type DocumentForm = ReturnType<typeof useDocument>;
