import { type RefObject, useEffect, useRef, useState } from "react";
import { isAppError } from "#core/errors.ts";

type FieldErrors = Record<string, string>;

type Submission = {
  /** For the form: its first invalid field gets the focus. */
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
  /** The error message that belongs to no field. */
  failure: string;
  errors: FieldErrors;
  send(work: () => Promise<void>): Promise<boolean>;
  refuse(errors: FieldErrors, failure?: string): void;
  clear(): void;
};

const nothing = { failure: "", errors: {} as FieldErrors };

/** `otherwise` is the message for errors without one. */
export function useSubmit(otherwise: string): Submission {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(nothing);

  useEffect(() => {
    if (Object.keys(wrong.errors).length === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [wrong]);

  async function send(work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setWrong(nothing);
    try {
      await work();
      return true;
    } catch (error) {
      setWrong(wrongOf(error, form.current, otherwise));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    busy,
    ...wrong,
    send,
    refuse: (errors, failure = "") => setWrong({ errors, failure }),
    clear: () => setWrong(nothing),
  };
}

/** Errors of fields that the form does not have are shown above it. */
function wrongOf(error: unknown, form: HTMLFormElement | null, otherwise: string): typeof nothing {
  if (!isAppError(error)) return { failure: otherwise, errors: {} };
  const shown = error.errors.filter(({ path }) => form?.elements.namedItem(path));
  if (shown.length === 0) return { failure: error.message || otherwise, errors: {} };
  return { failure: "", errors: Object.fromEntries(shown.map(({ path, msg }) => [path, msg])) };
}
