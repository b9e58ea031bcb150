import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isAppError } from "#core/errors.ts";
import { useSubmit } from "#features/members/account/use-submit.ts";
import type {
  CollectionFunctions,
  SentCollectionStatus,
  WrittenCollection,
} from "#features/photography/writing-contract.ts";
import { type CollectionText, faultsOf, inputOf } from "./fields.ts";
import { isIn, isPending } from "./items.ts";
import type { CollectionFormState } from "./use-collection-form.ts";

/** Why a collection could not be saved. */
export type SaveError = {
  kind: "uploads" | "refused" | "no answer" | "signed out" | "gone" | "conflict";
  msg: string;
};

type SavingOptions = {
  form: CollectionFormState;
  /** The id of the collection; undefined for a new one. */
  id: string | undefined;
  calls: Pick<CollectionFunctions, "add" | "update" | "manage" | "read">;
  /** It is saved: as it is now, and as it was sent. */
  onSaved(
    collection: WrittenCollection,
    sent: CollectionText,
    status: SentCollectionStatus | undefined,
  ): void;
  /** It is not: what the server says, which may be nothing; undefined where it could not be asked. */
  onFailed(msg: string | undefined): void;
};

/**
 * Saves a collection when all its files are uploaded: a save that is asked for earlier waits for them. Without a
 * status a saved collection keeps its status.
 */
export function useCollectionSaving({ form, id, calls, onSaved, onFailed }: SavingOptions) {
  const sending = useSubmit("");
  const [asked, setAsked] = useState<{ status: SentCollectionStatus | undefined; version?: number }>();
  const [saveError, setTrouble] = useState<SaveError>();
  const unanswered = useRef(false);
  const { text } = form;
  const shown = text.items.filter(({ kind }) => isIn(text.fields.mediaType, kind));

  function ask(status: SentCollectionStatus | undefined, version?: number): void {
    setTrouble(undefined);
    const errors = faultsOf(text);
    sending.refuse(errors);
    if (Object.keys(errors).length === 0) setAsked({ status, version });
  }

  const goOn = useEffectEvent(async () => {
    if (!asked || sending.busy || shown.some(isPending)) return;
    setAsked(undefined);
    const stopped = shown.filter(({ upload }) => upload.state === "stopped").length;
    if (stopped > 0) return setTrouble({ kind: "uploads", msg: stoppedWords(stopped) });
    await send(asked.status, asked.version ?? form.version ?? undefined);
  });

  useEffect(() => {
    if (asked && text) void goOn();
  }, [asked, text]);

  async function send(status: SentCollectionStatus | undefined, version: number | undefined): Promise<void> {
    const input = inputOf(text);
    const mayBeThere = unanswered.current;
    await sending.send(async () => {
      try {
        const collection = id
          ? await calls.update({ ...input, id, version, status })
          : ((mayBeThere ? await arrivedBefore(calls, input) : undefined) ??
            (await calls.add({ ...input, status })));
        unanswered.current = false;
        onSaved(collection, text, status);
      } catch (error) {
        const met = troubleOf(error);
        setTrouble(met);
        if (met.kind === "no answer") unanswered.current = true;
        if (isAppError(error)) markFaults(error.errors);
        if (met.kind !== "signed out") onFailed(met.kind === "no answer" ? undefined : met.msg);
        throw error; // errors of fields stand beside them
      }
    });
  }

  /** A file that is no longer in the library says so at its place. */
  function markFaults(errors: { path: string; msg: string }[]): void {
    const sent = shown.filter(({ upload }) => upload.state === "done");
    for (const { path, msg } of errors) {
      const item = sent[Number(/^media\.(\d+)/.exec(path)?.[1] ?? Number.NaN)];
      if (item) form.change(item.key, { upload: { state: "stopped", because: "missing", reason: msg } });
    }
  }

  return {
    form: sending.form,
    /** It is on its way, or waits for files that are. */
    busy: sending.busy || asked !== undefined,
    errors: sending.errors,
    saveError,
    ask,
    refuse: sending.refuse,
    /** A save that waits for files is not wanted any more. */
    callOff: () => setAsked(undefined),
    clear(): void {
      sending.clear();
      setTrouble(undefined);
      setAsked(undefined);
    },
  };
}

export type CollectionSaving = ReturnType<typeof useCollectionSaving>;

/** A new collection whose saving had no answer may be there all the same: then it is not made twice. */
async function arrivedBefore(
  { manage, read }: SavingOptions["calls"],
  { title, media }: ReturnType<typeof inputOf>,
): Promise<WrittenCollection | undefined> {
  const { items } = await manage({ q: title.trim().slice(0, 100), sort: "changed", limit: 5 });
  const wanted = new Set(media.map(({ id }) => id));
  for (const found of items.filter((item) => item.title === title.trim())) {
    const collection = await read({ id: found._id });
    const isSame =
      collection.media.length === wanted.size && collection.media.every(({ mediaId }) => wanted.has(mediaId));
    if (isSame) return collection;
  }
  return undefined;
}

function troubleOf(error: unknown): SaveError {
  if (!isAppError(error)) return { kind: "no answer", msg: "" };
  const kinds: Partial<Record<number, SaveError["kind"]>> = {
    401: "signed out",
    404: "gone",
    409: "conflict",
  };
  return { kind: kinds[error.status] ?? "refused", msg: error.message };
}

function stoppedWords(count: number): string {
  return count === 1
    ? "One file is not uploaded. Try it again or remove it, then save."
    : `${count} files are not uploaded. Try them again or remove them, then save.`;
}
