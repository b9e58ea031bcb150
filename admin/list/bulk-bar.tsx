import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import type { Action } from "./list.ts";
import type { ListView } from "./use-list.tsx";

/** What can be done with the selected rows, in reach while the table is scrolled. */
export function BulkBar({ view, offered }: { view: ListView; offered: Action[] }) {
  const { chosen, clear } = view.selection;
  const text = chosen.length > 0 && m.adminList.selected({ count: chosen.length });
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      {text && (
        <section
          aria-label={m.adminList.selectedRows()}
          className="sticky bottom-4 z-40 mt-6 flex animate-arrive flex-wrap items-center gap-x-4 gap-y-2 rounded-base border border-control bg-surface px-4 py-3 shadow-soft"
        >
          <p className="me-auto font-semibold tabular-nums" aria-hidden>
            {text}
          </p>
          <div className="flex flex-wrap gap-2">
            {offered.map((action) => (
              <Button
                key={action.text()}
                variant={action.danger ? "danger" : "outline"}
                aria-disabled={chosen.some(({ _id }) => view.actions.busy.has(_id))}
                onClick={() => view.actions.run(action, chosen)}
              >
                {action.text()}
              </Button>
            ))}
            <Button variant="quiet" className="px-3.5!" onClick={clear}>
              {m.adminList.clearSelection()}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}
