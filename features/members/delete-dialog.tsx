import { useState } from "react";
import { isAppError } from "#core/errors.ts";
import { toast } from "#ui/flash.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { sessionEnded } from "./session.ts";

export type DeleteDialogProps = {
  title: string;
  question: string;
  /** The message if deleting fails. */
  failure: string;
  onDelete(): Promise<void>;
  open: boolean;
  onClose(): void;
};

export function DeleteDialog({ title, question, failure, onDelete, open, onClose }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function submit(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      await onDelete();
    } catch (error) {
      setFailed(true);
      // The dialog disappears with the session.
      if (isAppError(error) && error.status === 401)
        toast("error", `${failure.replace(/\.?$/, ".")} ${sessionEnded}`, 10_000);
    } finally {
      setBusy(false);
    }
  }

  function close(): void {
    setFailed(false);
    onClose();
  }

  return (
    <ConfirmDialog
      {...{ open, title, busy }}
      failure={failed ? failure : ""}
      text={
        <>
          <p>{question}</p>
          <p className="mt-2">It stays in the trash for 30 days.</p>
        </>
      }
      yes="Delete"
      busyText="Deleting..."
      danger
      onYes={submit}
      onNo={close}
    />
  );
}
