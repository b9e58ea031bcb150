import { useRef, useState } from "react";
import type { UploadOptions } from "#core/contract.ts";
import { type ErrorCode, isAppError } from "#core/errors.ts";
import { useSubmit } from "#features/members/account/use-submit.ts";
import type { DocumentKind, SavedDocument } from "./kind.ts";
import type { DocumentState } from "./use-document-state.ts";

/** `msg` is the server's sentence, where it sent one. */
export type SaveError = {
  kind: "refused" | "unreachable" | "unauthorized" | "forbidden" | "gone" | "conflict" | "cancelled";
  msg: string;
};

type Result = { document: SavedDocument } | { error: SaveError };

const kinds: Partial<Record<ErrorCode, SaveError["kind"]>> = {
  unauthorized: "unauthorized",
  forbidden: "forbidden",
  not_found: "gone",
  gone: "gone",
  conflict: "conflict",
};

/** The state of a save: which one is pending, its progress, and what went wrong with it or with its fields. */
export function useSaveAttempt(kind: DocumentKind, change: DocumentState["change"]) {
  const submit = useSubmit("");
  const [error, setError] = useState<SaveError>();
  const [pending, setPending] = useState<string>();
  const [progress, setProgress] = useState({ sent: 0, of: 0 });
  const abort = useRef<AbortController>(null);

  /** `name` is the button that was pressed. */
  async function run(
    name: string,
    work: (options: UploadOptions) => Promise<SavedDocument>,
  ): Promise<Result> {
    let result: Result = { error: { kind: "unreachable", msg: "" } };
    abort.current = new AbortController();
    const options = {
      signal: abort.current.signal,
      progress: (sent: number, of: number) => setProgress({ sent, of }),
    };
    setError(undefined);
    setPending(name);
    await submit.send(async () => {
      try {
        result = { document: await work(options) };
      } catch (cause) {
        result = { error: saveErrorOf(cause) };
        setError(result.error);
        if (isAppError(cause) && kind.withErrors)
          change((fields) => kind.withErrors?.(fields, cause.errors) ?? {});
        throw cause; // the form shows errors beside their fields
      }
    });
    setProgress({ sent: 0, of: 0 });
    setPending(undefined);
    return result;
  }

  const hasFieldErrors = Object.keys(submit.errors).length > 0;
  return {
    form: submit.form,
    isBusy: submit.busy,
    errors: submit.errors,
    /** What the form does not show beside its fields. */
    error: hasFieldErrors ? undefined : error,
    pending,
    progress: submit.busy ? { ...progress, onCancel: () => abort.current?.abort() } : undefined,
    run,
    refuse: (errors: Record<string, string>) => submit.refuse(errors),
    clear(): void {
      submit.clear();
      setError(undefined);
    },
  };
}

function saveErrorOf(cause: unknown): SaveError {
  if (isAppError(cause)) return { kind: kinds[cause.code] ?? "refused", msg: cause.message };
  const isCancelled = cause instanceof Error && cause.name === "AbortError";
  return { kind: isCancelled ? "cancelled" : "unreachable", msg: "" };
}
