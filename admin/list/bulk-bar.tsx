import { Button } from "#ui/button.tsx";
import type { Action, Row } from "./list.ts";
import type { Selection } from "./use-selection.ts";

type BulkBarProps<R extends Row> = {
  selection: Selection<R>;
  actions: Action<R>[];
  busy: boolean;
  onRun(action: Action<R>): void;
};

/** What can be done with the selected rows, in reach while the table is scrolled. */
export function BulkBar<R extends Row>({ selection, actions, busy, onRun }: BulkBarProps<R>) {
  const count = selection.chosen.length;
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && `${count} selected`}
      </p>
      {count > 0 && (
        <section
          aria-label="Selected rows"
          className="sticky bottom-4 z-40 mt-6 flex animate-arrive flex-wrap items-center gap-x-4 gap-y-2 rounded-base border border-control bg-surface px-4 py-3 shadow-soft"
        >
          <p className="mr-auto font-semibold tabular-nums" aria-hidden>
            {count} selected
          </p>
          <div className="flex flex-wrap gap-2">
            {actions.map((action) => (
              <Button
                key={action.text}
                look={action.danger ? "danger" : "outline"}
                aria-disabled={busy}
                onClick={() => onRun(action)}
              >
                {action.text}
              </Button>
            ))}
            <Button look="quiet" className="px-3.5!" onClick={selection.clear}>
              Clear selection
            </Button>
          </div>
        </section>
      )}
    </>
  );
}
