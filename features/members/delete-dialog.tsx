import { type ReactNode, useState } from "react";
import { isAppError } from "#core/errors.ts";
import { offer, toast } from "#ui/flash.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { type Removed, RemovedMessage } from "./removed-message.tsx";
import { sessionEnded } from "./session.ts";

export type DeleteDialogProps = {
  title: string;
  question: string;
  /** Below the question. */
  note?: ReactNode;
  /** The message if deleting fails. */
  failure: string;
  onDelete(): Promise<unknown>;
  /** What to say, and how administrators undo it. */
  removed: Removed;
  /** After deleting. The dialog is closed. */
  onDeleted(): void;
  open: boolean;
  onClose(): void;
};

export function DeleteDialog({ title, question, note, failure, removed, open, ...on }: DeleteDialogProps) {
  const { onDelete, onDeleted, onClose } = on;
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
      return setBusy(false);
    }
    // Together: the button must not be enabled before the dialog has gone.
    setBusy(false);
    onClose();
    offer(<RemovedMessage {...removed} />);
    onDeleted();
  }

  function close(): void {
    setFailed(false);
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      title={title}
      busy={busy}
      failure={failed ? failure : ""}
      text={
        <>
          <p>{question}</p>
          {note}
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
