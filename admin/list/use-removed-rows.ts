import { useState } from "react";
import type { Row } from "./list.ts";

/** A row of the table, or with `undo` the place of one that was moved to the trash. */
export type Line<R> = { row: R; undo?: () => Promise<void>; isBack?: boolean };
type Removed<R> = { row: R; index: number; undo(): Promise<void>; isBack: boolean };

/**
 * Keeps the place of rows that were moved to the trash, so that the next row does not move under the pointer. They
 * stay until the address changes.
 */
export function useRemovedRows<R extends Row>(rows: R[], address: string) {
  const [state, setState] = useState<{ address: string; removed: Removed<R>[] }>({ address, removed: [] });
  const removed = state.address === address ? state.removed : [];
  const has = (some: { row: R }[] | R[], id: string) =>
    some.some((one) => ("row" in one ? one.row : one)._id === id);
  const shown = removed.filter(({ row, isBack }) => !isBack || !has(rows, row._id));
  const lines: Line<R>[] = rows
    .filter(({ _id }) => !has(shown, _id))
    .map((row) => ({ row, isBack: has(removed, row._id) }));
  for (const { row, index, undo } of shown.toSorted((a, b) => a.index - b.index)) {
    lines.splice(index, 0, { row, undo });
  }

  function remove(row: R, restore: () => Promise<void>): void {
    const index = Math.max(
      lines.findIndex((line) => line.row._id === row._id),
      0,
    );
    const others = removed.filter((one) => one.row._id !== row._id);
    setState({ address, removed: [...others, { row, index, undo, isBack: false }] });

    async function undo(): Promise<void> {
      await restore();
      setState((last) => ({
        ...last,
        removed: last.removed.map((one) => (one.row._id === row._id ? { ...one, isBack: true } : one)),
      }));
    }
  }

  return { lines, remove };
}
