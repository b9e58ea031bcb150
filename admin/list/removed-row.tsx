import { useEffect, useId, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { compactLook } from "./classes.ts";

type Row = { _id: string; title: string };
type LocalDraft<Item> = { row: Item; place: number; isBack: boolean };

/** What a line needs to say that its row is in the trash, and to bring it back. */
export type Gone = { title: string; undo(): Promise<void> };
/** `isBack`: it was in the trash until now. */
export type Line<Item> = { row: Item; gone?: Gone; isBack?: boolean };

export type RemovedRows<Item> = {
  /** The rows with those in the trash between them. */
  lines: Line<Item>[];
  add(row: Item): void;
};

/**
 * Keeps the place of rows that were moved to the trash, so that the next row does not move under the pointer. They
 * stay until another list is shown: `list` names the present one.
 */
export function useRemovedRows<Item extends Row>(
  rows: Item[],
  list: string,
  restore: (row: Item) => Promise<void>,
): RemovedRows<Item> {
  const [kept, setKept] = useState<{ list: string; gone: LocalDraft<Item>[] }>({ list, gone: [] });
  const gone = kept.list === list ? kept.gone : [];
  const isShown = ({ row, isBack }: LocalDraft<Item>) => !isBack || !rows.some(({ _id }) => _id === row._id);
  const shown = gone.filter(isShown);
  const lines: Line<Item>[] = rows
    .filter(({ _id }) => !shown.some(({ row }) => row._id === _id))
    .map((row) => ({ row, isBack: gone.some((one) => one.row._id === row._id) }));
  for (const { row, place } of shown.toSorted((a, b) => a.place - b.place)) {
    lines.splice(place, 0, { row, gone: { title: row.title, undo: () => bring(row) } });
  }

  async function bring(row: Item): Promise<void> {
    await restore(row);
    setKept((last) => ({
      ...last,
      gone: last.gone.map((one) => (one.row._id === row._id ? { ...one, isBack: true } : one)),
    }));
  }

  return {
    lines,
    add(row) {
      const place = lines.findIndex((line) => line.row._id === row._id);
      setKept((last) => {
        const others = last.list === list ? last.gone.filter((one) => one.row._id !== row._id) : [];
        return { list, gone: [...others, { row, place: Math.max(place, 0), isBack: false }] };
      });
    },
  };
}

type GoneLineProps = { gone: Gone; columns: number };

/** The line of a row that was moved to the trash. It takes the focus of the button that went with the row. */
export function RemovedRow({ gone, columns }: GoneLineProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);

  async function undo(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      await gone.undo();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <tr className="block border-b border-hairline bg-sunken lg:table-row">
      <td colSpan={columns} className="block py-2 pr-3 pl-10 lg:table-cell lg:h-15">
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
          <span id={id} role={failed ? "alert" : undefined} className="min-w-0 wrap-anywhere">
            {failed ? "This could not be undone. Please try again." : `“${gone.title}” moved to the trash.`}
          </span>
          <Button
            ref={button}
            look="outline"
            className={`px-3.5! ${compactLook}`}
            aria-describedby={id}
            aria-disabled={busy}
            onClick={undo}
          >
            {busy ? "Undoing..." : "Undo"}
          </Button>
        </span>
      </td>
    </tr>
  );
}
