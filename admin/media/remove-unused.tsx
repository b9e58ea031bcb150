import { useState } from "react";
import { useApi } from "#core/api.ts";
import type { MediaEntry } from "#features/media/library-contract.ts";
import { useSubmit } from "#features/members/account/use-submit.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";

type RemoveUnusedProps = { entries: MediaEntry[]; onDone(message: string): void };

/** Deletes all files of a page of unused ones. */
export function RemoveUnused({ entries, onDone }: RemoveUnusedProps) {
  const { media } = useApi();
  const [asked, setAsked] = useState(false);
  const sending = useSubmit("The files could not be deleted. Please try again.");
  const shown = entries.length === 1 ? "this file" : `these ${entries.length} files`;

  async function remove(): Promise<void> {
    await sending.send(async () => {
      const { ids } = await media.removeUnused({ ids: entries.map(({ _id }) => _id) });
      setAsked(false);
      const stayed = ids.length < entries.length ? " Files uploaded within the last day stay." : "";
      onDone(`${ids.length === 1 ? "One file is" : `${ids.length} files are`} deleted.${stayed}`);
    });
  }

  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4 rounded-base bg-sunken px-5 py-4">
        <p className="max-w-[42rem] text-small text-muted">
          These files are not used by any article, draft, earlier version or collection, nor by anything in
          the trash.
        </p>
        <Button look="outline" onClick={() => setAsked(true)}>
          Delete {shown}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        title="Delete unused files"
        text={`Are you sure you want to delete ${shown}? This action cannot be undone: files do not go to the trash. Files uploaded within the last day stay, as somebody may be about to use them.`}
        yes="Delete"
        busyText="Deleting..."
        busy={sending.busy}
        failure={sending.failure}
        danger
        onYes={remove}
        onNo={() => {
          sending.clear();
          setAsked(false);
        }}
      />
    </>
  );
}
