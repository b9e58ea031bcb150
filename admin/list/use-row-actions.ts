import { type ReactNode, useState } from "react";
import { isAppError } from "#core/errors.ts";
import type { ToastKind } from "#ui/toast.tsx";
import { type Line, useRemovedRows } from "./removed-row.tsx";
import { useUndo } from "./undo-notice.tsx";

type Row = { _id: string; title: string };
type Some = (input: { ids: string[] }) => Promise<{ ids: string[] }>;

type RowActionOptions<Item> = {
  rows: Item[];
  /** Names the list that is shown: its address. */
  list: string;
  /** What a row is, such as "article". */
  noun: string;
  calls: { trash: Some; restore: Some };
  /** Something is different now: the table is read again. */
  changed(): void;
  tell(kind: ToastKind, message: string, milliseconds?: number): void;
  /** Gives the focus a place when what had it is gone. */
  focusTable(): void;
};

export type RowActionState<Item extends Row> = {
  /** The rows with those in the trash between them. */
  lines: Line<Item>[];
  /** The row that is being changed, or several are. */
  busy: string | "several" | undefined;
  /** Works on one row after the other, and says what became of them: `done` is that of one, `allDone` of several. */
  each(rows: Item[], work: (row: Item) => Promise<unknown>, done: string, allDone?: string): Promise<void>;
  trash(rows: Item[]): Promise<void>;
  /** The offer to undo, where there is one. */
  undo: ReactNode;
};

const sorry = "This could not be done. Please try again.";
const told = 5000; // milliseconds
const toldLong = 10_000;
const mostReasons = 3;

/** What an admin does to rows of a table: one of them or several, with a way back from the trash. */
export function useRowActions<Item extends Row>(options: RowActionOptions<Item>): RowActionState<Item> {
  const { noun, calls, changed, tell, focusTable } = options;
  const [busy, setBusy] = useState<RowActionState<Item>["busy"]>();
  const gone = useRemovedRows(options.rows, options.list, async ({ _id }) => {
    await calls.restore({ ids: [_id] });
    changed();
  });
  const undo = useUndo({ otherwise: "This could not be undone. Please try again.", after: focusTable });

  async function each(
    rows: Item[],
    work: (row: Item) => Promise<unknown>,
    done: string,
    allDone = done,
  ): Promise<void> {
    if (busy) return;
    setBusy(rows.length === 1 ? rows[0]?._id : "several");
    undo.dismiss();
    const refused: string[] = [];
    for (const row of rows) {
      try {
        await work(row);
      } catch (error) {
        refused.push(`“${row.title}”: ${reasonOf(error)}`);
      }
    }
    setBusy(undefined);
    changed();
    const rest = rows.length - refused.length;
    if (refused.length === 0) {
      tell("success", `${named(rows, noun)} ${rows.length === 1 ? done : allDone}.`, told);
      return;
    }
    const some = rest > 0 && `${counted(rest, noun)} ${rest === 1 ? done : allDone}.`;
    const more = refused.length - mostReasons;
    const reasons = more > 0 ? [...refused.slice(0, mostReasons), `And ${more} more.`] : refused;
    tell("error", [some, ...reasons].filter(Boolean).join(" "), toldLong);
  }

  async function trash(rows: Item[]): Promise<void> {
    if (busy) return;
    setBusy(rows.length === 1 ? rows[0]?._id : "several");
    try {
      const { ids } = await calls.trash({ ids: rows.map(({ _id }) => _id) });
      const [row] = rows;
      if (row && rows.length === 1 && ids.length === 1) {
        undo.dismiss();
        gone.add(row);
        return changed();
      }
      changed();
      if (ids.length === 0) return tell("error", `${named(rows, noun)}: not there any more.`, told);
      undo.offer(`${named(rows, noun)} moved to the trash.`, async () => {
        await calls.restore({ ids });
        changed();
        tell("success", `${named(rows, noun)} brought back.`, told);
      });
    } catch (error) {
      tell("error", reasonOf(error), told);
    } finally {
      setBusy(undefined);
    }
  }

  return { busy, lines: gone.lines, each, trash, undo: undo.notice };
}

function reasonOf(error: unknown): string {
  return (isAppError(error) && error.message) || sorry;
}

function named(rows: Row[], noun: string): string {
  const [first] = rows;
  return rows.length === 1 && first ? `“${first.title}”` : counted(rows.length, noun);
}

function counted(count: number, noun: string): string {
  return count === 1 ? `One ${noun}` : `${count} ${noun}s`;
}
