import { lazy, Suspense, useState } from "react";
import type { HistoryProps } from "./history.tsx";

const History = lazy(() => import("./history.tsx"));

/** The history of a blog, closed until somebody wants to see it. */
export function HistorySection(props: HistoryProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="group rounded-base border border-hairline bg-surface"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 px-5 text-small font-semibold sm:px-7">
        <h2>History</h2>
        <span className="font-normal text-meta text-muted">Version {props.current}</span>
      </summary>
      <div className="border-t border-hairline p-5 sm:p-7">
        {open && (
          <Suspense fallback={<p role="status">Loading...</p>}>
            <History {...props} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
