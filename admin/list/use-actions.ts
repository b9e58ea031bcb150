import { useState } from "react";
import { useRevalidator } from "react-router";
import { type Api, useApi } from "#core/api.ts";
import { AppError, isAppError, messageOf } from "#core/errors.ts";
import { m } from "#messages";
import type { ToastKind } from "#ui/toast.tsx";
import { type Action, type List, named, type Row } from "./list.ts";

type ActionOptions = {
  list: List;
  tell(kind: ToastKind, message: string, milliseconds?: number): void;
  /** Shows in the place of a row that it was removed. */
  remove(row: Row, message: string, restore: () => Promise<void>): void;
  /** The rows were changed. */
  onDone(rows: Row[]): void;
};
type Failure = { row?: Row; error: unknown };

const short = 5000; // milliseconds
const long = 10_000;
const maxReasons = 6;

export function useActions({ list, tell, remove, onDone }: ActionOptions) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  /** The ids of the rows that are being changed. Each row is on its own: nobody waits for another one. */
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [confirming, setConfirming] = useState<{ action: Action; rows: Row[] }>();
  const [error, setError] = useState("");
  const [offer, setOffer] = useState<{ message: string; undo(): Promise<void> }>();

  function run(action: Action, rows: Row[]): void {
    setError("");
    if (action.dialog || action.confirm?.(rows, named(list, rows))) setConfirming({ action, rows });
    else void perform(action, rows);
  }

  async function perform(action: Action, rows: Row[]): Promise<void> {
    const ids = rows.map(({ _id }) => _id);
    if (ids.some((id) => busy.has(id))) return;
    setBusy((now) => new Set([...now, ...ids]));
    setOffer(undefined);
    const { done, failures } = await attempt(api, action, rows);
    setBusy((now) => new Set([...now].filter((id) => !ids.includes(id))));
    if (action.confirm && confirming && done.length === 0) return setError(reasonOf(failures[0]?.error));
    setConfirming((now) => (now?.rows === rows ? undefined : now));
    if (done.length > 0) onDone(rows);
    // Without a connection the rows on the page are better than none.
    if (done.length > 0 || failures.some((failure) => isAppError(failure.error))) void revalidate();
    announce(action, done, failures);
  }

  function announce(action: Action, done: Row[], failures: Failure[]): void {
    const success = action.done?.(named(list, done)) ?? "";
    if (failures.length > 0) {
      const { failed = m.adminList.failed } = list;
      const reasons = failures.map(({ row, error }) =>
        row ? failed({ name: named(list, [row]).name, reason: reasonOf(error) }) : reasonOf(error),
      );
      const more = reasons.length - maxReasons;
      if (more > 0) reasons.splice(maxReasons, more, m.adminList.moreFailed({ count: more }));
      tell("error", [...(done.length > 0 ? [success] : []), ...reasons].join("\n"), long);
    } else if (action.undo) {
      offerUndo(action, done, success);
    } else {
      tell("success", success, short);
    }
  }

  function offerUndo(action: Action, done: Row[], message: string): void {
    const ids = done.map(({ _id }) => _id);
    const restore = async () => {
      await action.undo?.(api, ids);
      void revalidate();
    };
    const [row] = done;
    if (done.length === 1 && row) {
      remove(row, message, restore);
      return;
    }
    const undo = async () => {
      await restore();
      tell("success", action.undone?.({ count: done.length }) ?? "", short);
    };
    setOffer({ message, undo });
  }

  const finish = (message: string) => {
    onDone(confirming?.rows ?? []);
    setConfirming(undefined);
    tell("success", message, short);
    void revalidate();
  };

  const runConfirmed = (work: Pick<Action, "each" | "all" | "undo">) => {
    if (confirming) void perform({ ...confirming.action, ...work }, confirming.rows);
  };

  return {
    run,
    perform,
    runConfirmed,
    finish,
    busy,
    confirming,
    error,
    offer,
    close: () => setConfirming(undefined),
    dismiss: () => setOffer(undefined),
  };
}

async function attempt(api: Api, { all, each, missing = m.adminList.gone }: Action, rows: Row[]) {
  const failures: Failure[] = [];
  if (all) {
    try {
      const { ids } = await all(api, rows);
      const done = rows.filter(({ _id }) => ids.includes(_id));
      if (done.length < rows.length) failures.push({ error: new AppError("not_found", missing()) });
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
  return messageOf(error, m.adminList.actionFailed());
}
