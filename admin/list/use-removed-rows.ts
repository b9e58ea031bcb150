import { useState } from "react";
import type { Row } from "./list.ts";

/** A row of the table, or with `undo` the place of one that has left the list. */
type Line<R> = { row: R; message?: string; undo?(): Promise<void>; isBack?: boolean };
type Removed<R> = { row: R; index: number; message: string; undo(): Promise<void>; isBack: boolean };

/**
 * Keeps the place of rows that have left the list, so that the next row does not move under the pointer. They
 * stay until the address changes.
 */
export function useRemovedRows<R extends Row>(rows: R[], address: string) {
  const [state, setState] = useState({ address, removed: new Map<string, Removed<R>>() });
  const removed = state.address === address ? state.removed : new Map<string, Removed<R>>();
  const shown = new Map(removed);
  for (const { _id } of rows) if (shown.get(_id)?.isBack) shown.delete(_id);
  const lines: Line<R>[] = rows
    .filter(({ _id }) => !shown.has(_id))
    .map((row) => ({ row, isBack: removed.has(row._id) }));
  for (const { row, index, message, undo } of [...shown.values()].sort((a, b) => a.index - b.index)) {
    lines.splice(index, 0, { row, message, undo });
  }

  function remove(row: R, message: string, restore: () => Promise<void>): void {
    const index = Math.max(
      lines.findIndex((line) => line.row._id === row._id),
      0,
    );
    const gone: Removed<R> = { row, index, message, undo, isBack: false };
    setState((last) => ({
      address,
      removed: new Map(last.address === address ? last.removed : []).set(row._id, gone),
    }));

    async function undo(): Promise<void> {
      await restore();
      setState((last) => ({
        ...last,
        removed: new Map(last.removed).set(row._id, { ...gone, isBack: true }),
      }));
    }
  }

  /** Forgets what was done to rows that came back and are changed again. */
  function forget(changed: Row[]): void {
    setState((last) => {
      const kept = [...last.removed].filter(
        ([id, { isBack }]) => !isBack || changed.every(({ _id }) => _id !== id),
      );
      return { ...last, removed: new Map(kept) };
    });
  }

  return { lines, remove, forget };
}
