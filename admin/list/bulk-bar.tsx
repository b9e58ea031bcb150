import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";

type BulkBarProps = {
  /** How many rows are chosen; the bar is there as soon as there is one. */
  count: number;
  onClear(): void;
  /** What can be done to them. */
  children: ReactNode;
};

/** What can be done to the chosen rows, in reach while the table is scrolled. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
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
            {children}
            <Button look="quiet" className="px-3.5!" onClick={onClear}>
              Clear selection
            </Button>
          </div>
        </section>
      )}
    </>
  );
}
