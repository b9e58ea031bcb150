import { useRef } from "react";
import { useApi } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import { m } from "#messages";
import { toast } from "#ui/flash.tsx";
import { latestOf, oursAmong } from "./conflicts.ts";
import type { SavedDocument } from "./document-api.ts";
import type { DocumentOptions } from "./document-options.ts";
import type { Fields, SavedKind } from "./kind.ts";
import { doneText, failedText, isUnauthorized, saveErrorOf } from "./messages.ts";
import { changesRequest, draftRequest, idle, type SaveRequest } from "./phases.ts";
import { isDraft } from "./requests.ts";
import { type Base, isAdded, send } from "./send.ts";
import {
  type Change,
  type DocumentState,
  isAddressed,
  publishedElsewhere,
  settled,
  withFields,
} from "./state.ts";

type SaveOptions = {
  kind: SavedKind;
  state: DocumentState;
  update(change: Change): void;
  memberId: string;
  timeZone: string;
  onSave: DocumentOptions["onSave"];
};

type Attempt = { request: SaveRequest; id: string; sent: Fields; slug?: string };

/** A hook and no action: a save waits for uploads, reports their progress, and its form stays as it is. */
export function useSave({ kind, state, update, memberId, timeZone, onSave }: SaveOptions) {
  const client = useApi();
  const api = kind.api(client);
  const form = useRef<HTMLFormElement>(null);
  const unanswered = useRef<Fields[]>([]);
  const ownBase = { ...state.content, fields: state.saved.fields };

  async function save(
    request: SaveRequest,
    base: Base = ownBase,
    fields = state.content.fields,
  ): Promise<void> {
    const slug = isAddressed(state) ? state.content.slug : undefined;
    const attempt = { request, id: base.id, sent: kind.sendable(fields), slug };
    const abort = new AbortController();
    const progress = (sent: number, of: number) =>
      update(() => ({
        phase: { is: "saving", request, progress: { sent, of, onCancel: () => abort.abort() } },
      }));
    progress(0, 0);
    // Should the answer be lost, an earlier text may be on the server.
    const isUncertain = state.content.wasSent ?? false;
    if (isAdded(request, base, state.isNew))
      update(({ content }) => ({ content: { ...content, wasSent: true } }));
    try {
      const sending = { kind, api, base, isNew: state.isNew, isUncertain, ...attempt };
      finish(await send(sending, { signal: abort.signal, progress }), attempt);
    } catch (error) {
      await fail(error, attempt);
    }
  }

  function finish(document: SavedDocument, { request, sent, slug }: Attempt): void {
    const isForWriters = ["draft", "changes"].includes(request.name);
    const change = settled(kind, { document, sent, slug, timeZone, keepsTime: isForWriters });
    unanswered.current = [];
    const phase = isForWriters || document.status === "draft" ? idle : { is: "finished" as const, request };
    update((now) => ({ ...change(now), isNew: false, phase }));
    const text = doneText(kind, state, request);
    if (text) toast("success", text, 5000);
    onSave?.(document, state.document);
  }

  async function fail(cause: unknown, attempt: Attempt): Promise<void> {
    const { request, sent } = attempt;
    const isConflict = isAppError(cause) && cause.code === "conflict";
    const error = saveErrorOf(cause, form.current);
    const isUnanswered = error.kind === "unreachable";
    if (isUnanswered) unanswered.current.push(sent);
    update((now) => {
      const errors = isAppError(cause) ? kind.withErrors?.(now.content.fields, cause.errors) : undefined;
      const { content } = withFields(now, errors ?? {});
      return {
        content: { ...content, wasSent: isUnanswered && content.wasSent },
        phase: isConflict ? now.phase : { is: "failed", request, error },
      };
    });
    if (isConflict) return resolve(attempt).catch((failure) => fail(failure, attempt));
    const text = failedText(kind, error, state.isNew);
    if (text) toast("error", text, isUnauthorized(error, state.isNew) ? 3000 : 5000);
  }

  /** The newer version is an earlier save of ours whose answer was lost, or somebody else's. */
  async function resolve(attempt: Attempt, isAutosave = false): Promise<void> {
    const { request, id, sent } = attempt;
    const document = await api.read({ id });
    const theirs = await latestOf({ kind, client, memberId, timeZone }, document);
    if (request.name === "draft" && document.status !== "draft") return showPublished(document);
    const ours = oursAmong(kind, [sent, ...unanswered.current], theirs);
    if (!ours) {
      return update(({ phase }) => ({
        phase: { is: "conflict", request: phase.is === "waiting" ? phase.request : request, theirs },
      }));
    }
    unanswered.current = [];
    const { status = document.status, publishAt } = request;
    const isDone = ours === sent && status === document.status && publishAt === undefined;
    if (isAutosave) update(settled(kind, { document, sent: ours, timeZone, keepsTime: true }));
    else if (isDone) finish(document, attempt);
    else await save(request, { ...theirs, id });
  }

  function showPublished(document: SavedDocument): void {
    update(publishedElsewhere(kind, document, timeZone));
    const noun = kind.noun(state.content.fields);
    const texts = {
      scheduled: m.adminDocument.scheduledMeanwhile,
      published: m.adminDocument.publishedMeanwhile,
      trash: m.adminDocument.trashedMeanwhile,
    };
    if (document.status !== "draft") toast("info", texts[document.status]({ noun }), 8000);
  }

  return {
    form,
    save,
    /** Autosave has failed, for good or without an answer. */
    onAutosaveError(cause: unknown, sent: Fields): void {
      const request = isDraft(state.document) ? draftRequest : changesRequest;
      const attempt = { request, id: state.content.id, sent };
      const error = saveErrorOf(cause, form.current);
      if (!isAppError(cause) || cause.status >= 500) unanswered.current.push(sent);
      else if (cause.code === "conflict") void resolve(attempt, true).catch(() => {});
      else if (error.kind === "gone") update(() => ({ phase: { is: "failed", request, error } }));
    },
  };
}
