import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { ShortDay } from "#ui/time-zone.tsx";
import { CheckBox } from "../list/check-box.tsx";
import { compactLook } from "../list/classes.ts";
import type { Selection } from "../list/selection.ts";

const kept = 30; // days
const day = 24 * 3600 * 1000; // milliseconds

/** Something in the trash. */
export type Trashed = { _id: string; title: string; note: string; deletedAt: string };

type TrashListProps = {
  items: Trashed[];
  selection: Selection;
  busy: boolean;
  onRestore(items: Trashed[]): void;
  onDiscard(items: Trashed[]): void;
};

/** What was deleted, and for how long it can still be brought back. */
export function TrashList({ items, selection, busy, onRestore, onDiscard }: TrashListProps) {
  const all = selection.chosen.length === items.length;
  return (
    <>
      <div className="flex items-center border-t-2 border-ink">
        <CheckBox
          label="Select all on this page"
          className="-ml-3"
          checked={all}
          mixed={selection.chosen.length > 0 && !all}
          onChange={selection.toggleAll}
        />
        <span aria-hidden className="text-small text-muted">
          Select all on this page
        </span>
      </div>
      <ul aria-label="In the trash" className="border-t border-hairline">
        {items.map((item) => (
          <li
            key={item._id}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 gap-y-2 border-b border-hairline py-2 lg:grid-cols-[auto_minmax(0,1fr)_12rem_auto] lg:gap-x-5"
          >
            <CheckBox
              label={`Select: ${item.title}`}
              className="-ml-3 self-start lg:-mr-3"
              checked={selection.isChosen(item._id)}
              onChange={() => selection.toggle(item._id)}
            />
            <div className="min-w-0">
              <p dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
                {item.title}
              </p>
              <p className="mt-0.5 text-meta text-muted">{item.note}</p>
            </div>
            <p className="col-start-2 text-meta text-muted lg:col-start-3">
              <span className="mr-2.5 font-semibold text-ink lg:mr-0 lg:block">
                {daysLeft(item.deletedAt)}
              </span>
              deleted <ShortDay instant={item.deletedAt} />
            </p>
            <div className="col-start-2 flex flex-wrap gap-2 lg:col-start-4">
              <Button
                look="outline"
                className={classes("px-3.5!", compactLook)}
                aria-disabled={busy}
                aria-label={`Restore: ${item.title}`}
                onClick={() => onRestore([item])}
              >
                Restore
              </Button>
              <Button
                look="outline"
                className={classes("px-3.5! hover:border-danger! hover:text-danger!", compactLook)}
                aria-disabled={busy}
                aria-label={`Delete for good: ${item.title}`}
                onClick={() => onDiscard([item])}
              >
                Delete for good
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function daysLeft(deletedAt: string): string {
  const left = Math.max(0, Math.ceil(kept - (Date.now() - Date.parse(deletedAt)) / day));
  return left === 0 ? "Goes today" : left === 1 ? "1 day left" : `${left} days left`;
}
