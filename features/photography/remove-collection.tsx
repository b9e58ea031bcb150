import { useState } from "react";
import { useNavigate } from "react-router";
import { isAppError } from "#core/errors.ts";
import { sessionEnded } from "#features/members/session.ts";
import { toast } from "#ui/flash.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import type { PhotographyFunctions } from "./contract.ts";

type RemoveCollectionProps = {
  id: string;
  calls: Pick<PhotographyFunctions, "remove">;
  open: boolean;
  onClose(): void;
};

const failed = "Failed to delete collection";

/** Asks whether a collection is really to be deleted, and goes back to the gallery. */
export function RemoveCollection({ id, calls, open, onClose }: RemoveCollectionProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const navigate = useNavigate();

  async function remove(): Promise<void> {
    setBusy(true);
    setFailure("");
    try {
      await calls.remove({ id });
      await navigate("/photography");
    } catch (error) {
      setFailure(failed);
      // The dialog goes away with its member.
      if (isAppError(error) && error.status === 401) toast("error", `${failed}. ${sessionEnded}`, 10_000);
    } finally {
      setBusy(false);
    }
  }

  function close(): void {
    setFailure("");
    onClose();
  }

  return (
    <ConfirmDialog
      {...{ open, busy, failure }}
      title="Delete collection"
      text={
        <>
          <p>Are you sure you want to delete this collection?</p>
          <p className="mt-2">It stays in the trash for 30 days.</p>
        </>
      }
      yes="Delete"
      busyText="Deleting..."
      danger
      onYes={remove}
      onNo={close}
    />
  );
}
