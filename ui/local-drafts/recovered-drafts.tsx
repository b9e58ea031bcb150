import { type ReactNode, useContext, useEffect, useState } from "react";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { TimeZone } from "../time-zone.tsx";
import { clockTime } from "./clock.ts";
import type { LocalDraft } from "./store.ts";

type RecoveredDraftsProps<Content> = {
  drafts: LocalDraft<Content>[];
  onRestore(draft: LocalDraft<Content>): void | Promise<void>;
  onDiscard(draft: LocalDraft<Content>): void;
  summary(draft: LocalDraft<Content>): ReactNode;
  /** The field that gets the focus after restoring. */
  field?: string;
};

/** Offers unsaved changes of earlier visits. */
export function RecoveredDrafts<Content>({
  drafts,
  onRestore,
  onDiscard,
  summary,
  field = "title",
}: RecoveredDraftsProps<Content>) {
  const [isRestored, setRestored] = useState(false);
  const zone = useContext(TimeZone);

  // The button that had the focus is gone.
  useEffect(() => {
    if (!isRestored) return;
    setRestored(false);
    document.querySelector<HTMLElement>(`main [name="${field}"]`)?.focus();
  }, [isRestored, field]);

  async function restore(draft: LocalDraft<Content>): Promise<void> {
    await onRestore(draft);
    setRestored(true);
  }

  if (drafts.length === 0) return null;
  return (
    <section aria-label={m.drafts.unsavedChanges()} className="space-y-3">
      {drafts.map((draft) => {
        const time = clockTime(draft.savedAt, zone);
        return (
          <div
            key={draft.key}
            className="animate-arrive rounded-base border border-s-4 border-hairline border-s-ochre bg-surface p-5"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <p role="status" className="font-semibold">
                {m.drafts.changesFrom({ time })}
              </p>
              <div className="flex flex-wrap gap-3">
                <Button onClick={() => restore(draft)} aria-label={m.drafts.restoreFrom({ time })}>
                  {m.drafts.restore()}
                </Button>
                <Button
                  variant="outline"
                  onClick={() => onDiscard(draft)}
                  aria-label={m.drafts.discardFrom({ time })}
                >
                  {m.drafts.discard()}
                </Button>
              </div>
            </div>
            <div className="mt-3 text-small">{summary(draft)}</div>
          </div>
        );
      })}
      <p className="text-meta text-muted">{m.drafts.onThisDevice()}</p>
    </section>
  );
}
