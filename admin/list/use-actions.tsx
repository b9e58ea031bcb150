import { useState } from "react";
import { useRevalidator } from "react-router";
import { type Api, useApi } from "#core/api.ts";
import { AppError, isAppError } from "#core/errors.ts";
import type { ToastKind } from "#ui/toast.tsx";
import { type Action, type List, named, type Params, type Row } from "./list.ts";
import { useUndo } from "./undo-toast.tsx";

type Words<R extends Row> = Pick<List<R, Params, unknown>, "label" | "subject" | "noun">;
type Failure<R> = { row?: R; error: unknown };

type ActionOptions<R extends Row> = {
  words: Words<R>;
  tell(kind: ToastKind, message: string, milliseconds?: number): void;
  /** Shows in the place of a row that it was removed. */
  remove(row: R, restore: () => Promise<void>): void;
  /** The rows were changed. */
  onDone(rows: R[]): void;
};

const sorry = "This could not be done. Please try again.";
const short = 5000; // milliseconds
const long = 10_000;
const mostReasons = 3;

export function useActions<R extends Row>({ words, tell, remove, onDone }: ActionOptions<R>) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();
  const [confirming, setConfirming] = useState<{ action: Action<R>; rows: R[] }>();
  const [error, setError] = useState("");
  const undo = useUndo();

  function run(action: Action<R>, rows: R[]): void {
    setError("");
    if (action.confirm || action.dialog) setConfirming({ action, rows });
    else void perform(action, rows);
  }

  async function perform(action: Action<R>, rows: R[]): Promise<void> {
    if (busy) return;
    setBusy(rows.length === 1 ? rows[0]?._id : "several");
    undo.dismiss();
    const { done, failures } = await attempt(api, action, rows);
    setBusy(undefined);
    if (action.confirm && done.length === 0) return setError(reasonOf(failures[0]?.error));
    setConfirming(undefined);
    if (done.length > 0) onDone(rows);
    // Without a connection the rows on the page are better than none.
    if (done.length > 0 || failures.some((failure) => isAppError(failure.error))) void revalidate();
    announce(action, done, failures);
  }

  function announce(action: Action<R>, done: R[], failures: Failure<R>[]): void {
    const success = `${named(words, done)} ${action.done}.`;
    if (failures.length > 0) {
      const reasons = failures.map(({ row, error }) =>
        [row && named(words, [row]), reasonOf(error)].filter(Boolean).join(": "),
      );
      const more = reasons.length - mostReasons;
      if (more > 0) reasons.splice(mostReasons, more, `And ${more} more.`);
      tell("error", [done.length > 0 ? success : "", ...reasons].filter(Boolean).join(" "), long);
    } else if (action.undo) {
      offerUndo(action, done, success);
    } else {
      tell("success", success, short);
    }
  }

  function offerUndo(action: Action<R>, done: R[], message: string): void {
    const [row] = done;
    const restore = async () => {
      await action.undo?.(
        api,
        done.map(({ _id }) => _id),
      );
      void revalidate();
    };
    if (done.length === 1 && row) {
      remove(row, restore);
      return;
    }
    undo.offer(message, async () => {
      await restore();
      tell("success", `${named(words, done)} restored.`, short);
    });
  }

  const finish = (message: string) => {
    if (confirming) onDone(confirming.rows);
    setConfirming(undefined);
    tell("success", message, short);
    void revalidate();
  };

  const runConfirmed = (each: NonNullable<Action<R>["each"]>) => {
    if (confirming) void perform({ ...confirming.action, each }, confirming.rows);
  };

  return {
    run,
    perform,
    runConfirmed,
    finish,
    busy,
    confirming,
    error,
    close: () => setConfirming(undefined),
    undo: undo.toast,
  };
}

async function attempt<R extends Row>(
  api: Api,
  { all, each, missing = "This is no longer there." }: Action<R>,
  rows: R[],
): Promise<{ done: R[]; failures: Failure<R>[] }> {
  const failures: Failure<R>[] = [];
  if (all) {
    try {
      const { ids } = await all(api, rows);
      const done = rows.filter(({ _id }) => ids.includes(_id));
      if (done.length < rows.length) failures.push({ error: new AppError("not_found", missing) });
      return { done, failures };
    } catch (error) {
      return { done: [], failures: [{ error }] };
    }
  }
  for (const row of rows) {
    try {
      await each?.(api, row);
    } catch (error) {
      failures.push({ row, error });
    }
  }
  return { done: rows.filter((row) => !failures.some((failure) => failure.row === row)), failures };
}

function reasonOf(error: unknown): string {
  return (isAppError(error) && error.message) || sorry;
}
