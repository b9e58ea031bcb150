import { useState } from "react";
import { useApi } from "#core/api.ts";
import { messageOf } from "#core/errors.ts";
import { sizeInWords } from "#core/file-size.ts";
import { plural } from "#core/plural.ts";
import type { MediaCounts } from "#features/media/library/contract.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { deletedForGood } from "./media-list.tsx";

type DeleteUnusedProps = { counts: MediaCounts; onDone(message: string): void; reload(): void };

/** Deletes all files that nothing uses, in batches: no request takes long, and closing the page stops it. */
export function DeleteUnused({ counts, onDone, reload }: DeleteUnusedProps) {
  const { media } = useApi();
  const [confirming, setConfirming] = useState(false);
  const [deleted, setDeleted] = useState<number>();
  const [failure, setFailure] = useState("");
  const files = plural(counts.removable, "file");

  async function remove(): Promise<void> {
    let count = 0;
    setFailure("");
    try {
      for (let batch = 1; batch > 0; count += batch) {
        setDeleted(count);
        batch = (await media.removeUnused({})).ids.length;
      }
      setConfirming(false);
      onDone(`${plural(count, "file")} deleted.`);
    } catch (error) {
      setFailure(messageOf(error, "Not all files could be deleted. Please try again."));
      reload();
    }
    setDeleted(undefined);
  }

  return (
    <div className="page mb-6 flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-[42rem] text-small text-muted">
        No article, draft, earlier version or collection needs these files, nor anything in the trash. Files
        stay for a day after their upload.
      </p>
      <Button variant="outline" onClick={() => setConfirming(true)}>
        Delete all unused files
      </Button>
      <ConfirmDialog
        open={confirming}
        title="Delete all unused files"
        text={`Are you sure you want to delete ${files} (${sizeInWords(counts.removableBytes)})? ${deletedForGood}`}
        yes="Delete"
        busyText={`Deleting: ${deleted} of ${counts.removable}`}
        busy={deleted !== undefined}
        failure={failure}
        danger
        onYes={remove}
        onNo={() => deleted === undefined && setConfirming(false)}
      />
    </div>
  );
}
