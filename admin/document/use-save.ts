import { useRef, useState } from "react";
import { useApi } from "#core/api.ts";
import type { UploadOptions } from "#core/contract.ts";
import { readableFields } from "./field-list.ts";
import type { DocumentKind, Fields, Publishing, SavedDocument } from "./kind.ts";
import type { Content, DocumentState } from "./use-document-state.ts";
import { type SaveError, useSaveAttempt } from "./use-save-attempt.ts";

/** A save by the button `name`. */
export type SaveRequest = Publishing & { name: "draft" | "publish" | "schedule" | "update" | "unpublish" };

export const draftRequest: SaveRequest = { name: "draft", status: "draft" };

/** A newer version by somebody else. */
export type Conflict = {
  fields: Fields;
  version: number;
  savedAt: string | undefined;
  editor: string;
  isMine: boolean;
};

type SaveOptions = {
  kind: DocumentKind;
  state: DocumentState;
  memberId: string;
  timeZone: string;
  /** `isAll`: nothing was written since it was sent. */
  onSaved(document: SavedDocument, request: SaveRequest, isAll: boolean): void;
  onError(error: SaveError, request: SaveRequest): void;
  /** Somebody has published or scheduled the draft. */
  onPublishedElsewhere(document: SavedDocument): void;
};

/** What a save replaces. */
type Base = Pick<Content, "id" | "fields" | "version">;

/** A hook and no action: a save waits for uploads, reports their progress, and its form stays as it is. */
export function useSave({ kind, state, memberId, timeZone, ...on }: SaveOptions) {
  const api = kind.api(useApi());
  const attempt = useSaveAttempt(kind, state.change);
  const [conflict, setConflict] = useState<Conflict>();
  const [last, setLast] = useState<SaveRequest>();
  const unanswered = useRef<Fields[]>([]);

  async function save(request: SaveRequest, base: Base = baseOf(state)): Promise<void> {
    const sentFields = state.fields;
    const sent = kind.sendable(sentFields);
    setLast(request);
    setConflict(undefined);
    const result = await attempt.run(request.name, (options) => send(request, base, sent, options));
    if ("document" in result) {
      unanswered.current = [];
      state.settle(result.document, sent, request.name === "draft");
      on.onSaved(result.document, request, state.latest() === sentFields && sent === sentFields);
      return;
    }
    const { kind: reason } = result.error;
    if (reason === "unreachable") unanswered.current.push(sent);
    else state.patch({ wasSent: false });
    if (reason !== "conflict") return on.onError(result.error, request);
    await resolve(request, base.id, sent).catch(() => on.onError({ kind: "unreachable", msg: "" }, request));
  }

  async function send(
    { name, ...publishing }: SaveRequest,
    { id, fields, version }: Base,
    sent: Fields,
    options: UploadOptions,
  ): Promise<SavedDocument> {
    const input = { ...kind.inputOf(sent, fields), ...publishing };
    // A form that has not heard of it must not take back what somebody else has published.
    const draftOnly = name === "draft" || undefined;
    if (version !== null) return api.update({ ...input, id, version, draftOnly }, options);
    const { wasSent } = state;
    state.patch({ wasSent: true });
    const document = await api.add({ ...input, _id: id }, options);
    if (!wasSent) return document;
    // The server answers with the first result, which may be an earlier text.
    return api.update({ ...input, id, version: document.version }, options);
  }

  /** The newer version is an earlier save of ours whose answer was lost, or somebody else's. */
  async function resolve(request: SaveRequest, id: string, sent: Fields, isAutosave = false): Promise<void> {
    const { document, theirs } = await readNewer(id);
    if (request.name === "draft" && document.status !== "draft") return on.onPublishedElsewhere(document);
    const ours = oursAmong([sent, ...unanswered.current], theirs);
    if (!ours) return setConflict(theirs);
    unanswered.current = [];
    const { status = document.status, publishAt } = request;
    const isDone = ours === sent && status === document.status && publishAt === undefined;
    if (!isDone && !isAutosave) return save(request, { id, fields: theirs.fields, version: theirs.version });
    state.settle(document, ours, request.name === "draft");
    if (!isAutosave) on.onSaved(document, request, state.latest() === state.fields);
  }

  async function readNewer(id: string): Promise<{ document: SavedDocument; theirs: Conflict }> {
    const [document, { items }] = await Promise.all([
      api.read({ id }),
      api.revisions({ id, page: 1, limit: 1 }),
    ]);
    const { savedAt, editor } = items[0] ?? {};
    const theirs = {
      fields: kind.fieldsOf(document, timeZone),
      version: document.version,
      savedAt,
      editor: editor?.name ?? "Somebody",
      isMine: editor?._id === memberId,
    };
    return { document, theirs };
  }

  function oursAmong(texts: Fields[], { isMine, fields }: Conflict): Fields | undefined {
    const read = JSON.stringify(readableFields(kind, fields)); // the server may have written the HTML differently
    return isMine ? texts.find((text) => JSON.stringify(readableFields(kind, text)) === read) : undefined;
  }

  return {
    ...attempt,
    conflict,
    save,
    /** The next autosave continues from the result. */
    resolveAutosave(sent: Fields): void {
      setLast(draftRequest);
      void resolve(draftRequest, state.id, sent, true).catch(() => {});
    },
    noteUnanswered: (sent: Fields) => void unanswered.current.push(sent),
    last,
    keepMine: () => conflict && last && save(last, { ...conflict, id: state.id }),
    takeTheirs(): void {
      if (!conflict) return;
      state.take(conflict);
      attempt.clear();
      setConflict(undefined);
    },
    closeConflict: () => setConflict(undefined),
  };
}

function baseOf({ id, saved, version }: DocumentState): Base {
  return { id, fields: saved.fields, version };
}
