import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { data, useFetcher } from "react-router";
import { isAppError, messageOf, messagesByPath } from "#core/errors.ts";
import { showError } from "./show-error.ts";

/** What a failed action returns: a sentence for the form, or one for each field by its name. */
type FormErrors = { error: string; fieldErrors: Record<string, string> };

export const noErrors: FormErrors = { error: "", fieldErrors: {} };

export function fieldErrors(errors: Record<string, string>) {
  return data<FormErrors>({ error: "", fieldErrors: errors }, 400);
}

export function formError(error: string) {
  return data<FormErrors>({ error, fieldErrors: {} }, 400);
}

/** Errors of fields that the form does not have are shown above it. */
export function errorsOf(error: unknown, form: FormData, fallback: string) {
  const isField = (path: string) => form.has(path);
  return data<FormErrors>(failureOf(error, fallback, isField), 400);
}

/** Sentences for the fields of a form or, if there are none, one for the form. */
export function failureOf(error: unknown, fallback: string, isField = (_path: string) => false): FormErrors {
  const known = isAppError(error) ? error.errors.filter(({ path }) => isField(path)) : [];
  const sentence = known.length > 0 ? "" : messageOf(error, fallback);
  return { error: sentence, fieldErrors: messagesByPath(known) };
}

/** A fetcher and its form. Shows what is wrong after a failure, calls `onDone` after a success. */
export function useActionForm<Result extends object = object>(onDone?: (result: Result) => void) {
  const { Form, data: answer, state, submit, reset } = useFetcher<Result | FormErrors>();
  const ref = useRef<HTMLFormElement>(null);
  const done = useEffectEvent((result: Result) => onDone?.(result));
  const busy = state !== "idle";
  const settled = busy ? undefined : answer;
  const failed = settled && "fieldErrors" in settled ? settled : undefined;
  const result = settled && !failed ? (settled as Result) : undefined;

  // At once, so that a second click finds the button disabled.
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void submit(event.currentTarget, { flushSync: true });
  }

  useEffect(() => {
    if (failed) showError(ref.current);
  }, [failed]);
  useEffect(() => {
    if (result) done(result);
  }, [result]);

  return { Form, ref, onSubmit, busy, ...(failed ?? noErrors), result, submit, reset };
}

export function formValues<Name extends string>(form: FormData, ...names: Name[]): Record<Name, string> {
  const values = names.map((name) => [name, String(form.get(name) ?? "")]);
  return Object.fromEntries(values) as Record<Name, string>;
}
