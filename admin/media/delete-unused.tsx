import { useState } from "react";
import { useApi } from "#core/api.ts";
import { messageOf } from "#core/errors.ts";
import { sizeInWords } from "#core/file-size.ts";
import type { MediaCounts } from "#features/media/library/contract.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";

type DeleteUnusedProps = { counts: MediaCounts; onDone(message: string): void; reload(): void };

/** Deletes all files that nothing uses, in batches: no request takes long, and closing the page stops it. */
export function DeleteUnused({ counts, onDone, reload }: DeleteUnusedProps) {
  const { media } = useApi();
  const [confirming, setConfirming] = useState(false);
  const [deleted, setDeleted] = useState<number>();
  const [failure, setFailure] = useState("");

  async function remove(): Promise<void> {
    let count = 0;
    setFailure("");
    try {
      for (let batch = 1; batch > 0; count += batch) {
        setDeleted(count);
        batch = (await media.removeUnused({})).ids.length;
      }
      setConfirming(false);
      onDone(m.adminMedia.unusedDeleted({ count }));
    } catch (error) {
      setFailure(messageOf(error, m.adminMedia.unusedDeleteFailed()));
      reload();
    }
    setDeleted(undefined);
  }

  return (
    <div className="page mb-6 flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-[42rem] text-small text-muted">{m.adminMedia.unusedHint()}</p>
      <Button variant="outline" onClick={() => setConfirming(true)}>
        {m.adminMedia.deleteUnused()}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={m.adminMedia.deleteUnused()}
        text={m.adminMedia.deleteUnusedQuestion({
          count: counts.removable,
          size: sizeInWords(counts.removableBytes),
        })}
        yes={m.common.delete()}
        busyText={m.adminMedia.deletingUnused({ done: deleted ?? 0, total: counts.removable })}
        busy={deleted !== undefined}
        failure={failure}
        danger
        onYes={remove}
        onNo={() => deleted === undefined && setConfirming(false)}
      />
    </div>
  );
}
