import { useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { showError } from "./show-error.ts";
import { failureOf, noErrors } from "./use-action-form.ts";

/**
 * Does one thing at a time, for a button or a form without an action of its route, and says what is wrong after a
 * failure. `fallback` is the sentence of an unexpected one; `onError` says a sentence elsewhere.
 */
export function useSubmit(fallback = m.errors.unreachable(), onError?: (sentence: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(noErrors);

  useEffect(() => {
    if (failed !== noErrors) showError(form.current);
  }, [failed]);

  /** Errors of fields are sentences for the form unless `isField` knows them. */
  async function run(work: () => Promise<unknown>, isField?: (path: string) => boolean): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailed(noErrors);
    try {
      await work();
    } catch (error) {
      const failure = failureOf(error, fallback, isField);
      setFailed(failure);
      onError?.(failure.error);
    }
    setBusy(false);
  }

  return {
    form,
    busy,
    run,
    /** For a dialog with the form. */
    dialog: { form, busy, error: failed.error },
    ...failed,
    forget: () => setFailed(noErrors),
    /** Sends the fields of a form. */
    submit: (work: (data: FormData) => Promise<unknown>) => (sent: HTMLFormElement) => {
      const data = new FormData(sent);
      const isField = (path: string) => data.has(path);
      void run(() => work(data), isField);
    },
  };
}
