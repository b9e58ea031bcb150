import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../button.tsx";
import { clockTime } from "./clock.ts";
import type { LocalDraft } from "./store.ts";

type UnsavedWorkProps<Work> = {
  before: LocalDraft<Work>[];
  onRestore(kept: LocalDraft<Work>): void | Promise<void>;
  onDiscard(kept: LocalDraft<Work>): void;
  /** How a kept work differs from what is on the page. */
  glance(kept: LocalDraft<Work>): ReactNode;
  /** The name of the field that gets the focus afterwards. */
  field?: string;
};

/** Offers again what was written and not saved. */
export function RecoveredDraft<Work>({
  before,
  onRestore,
  onDiscard,
  glance,
  field = "title",
}: UnsavedWorkProps<Work>) {
  const [isRestored, setRestored] = useState(false);

  // The button that was pressed is gone then.
  useEffect(() => {
    if (!isRestored) return;
    setRestored(false);
    document.querySelector<HTMLElement>(`main [name="${field}"]`)?.focus();
  }, [isRestored, field]);

  async function restore(kept: LocalDraft<Work>): Promise<void> {
    await onRestore(kept);
    setRestored(true);
  }

  if (before.length === 0) return null;
  return (
    <section aria-label="Unsaved changes" className="space-y-3">
      {before.map((kept) => {
        const time = clockTime(kept.keptAt, new Date());
        return (
          <div
            key={kept.key}
            className="animate-arrive rounded-base border border-l-4 border-hairline border-l-ochre bg-surface p-5"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <p role="status" className="font-semibold">
                You have unsaved changes from {time}
              </p>
              <div className="flex flex-wrap gap-3">
                <Button onClick={() => restore(kept)} aria-label={`Restore the changes from ${time}`}>
                  Restore
                </Button>
                <Button
                  look="outline"
                  onClick={() => onDiscard(kept)}
                  aria-label={`Discard the changes from ${time}`}
                >
                  Discard
                </Button>
              </div>
            </div>
            <div className="mt-3 text-small">{glance(kept)}</div>
          </div>
        );
      })}
      <p className="text-meta text-muted">They are only on this device. Nobody else can see them.</p>
    </section>
  );
}
