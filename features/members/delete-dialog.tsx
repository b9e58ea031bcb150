import type { ReactNode } from "react";
import { isAppError } from "#core/errors.ts";
import { m } from "#messages";
import { offer, toast } from "#ui/flash.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { type Removed, RemovedMessage } from "./removed-message.tsx";

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
  /** Called after deleting, when the dialog is closed. */
  onDeleted(): void;
  open: boolean;
  onClose(): void;
};

export function DeleteDialog({ title, question, note, failure, removed, open, ...on }: DeleteDialogProps) {
  const { onDelete, onDeleted, onClose } = on;

  async function submit(): Promise<void> {
    try {
      await onDelete();
    } catch (error) {
      // The dialog disappears with the session.
      if (isAppError(error) && error.status === 401)
        toast("error", `${failure.replace(/[\p{L}\p{M}]$/u, "$&.")} ${m.members.sessionEnded()}`, 10_000);
      throw new Error(failure, { cause: error });
    }
    onClose();
    offer(<RemovedMessage {...removed} />);
    onDeleted();
  }

  return (
    <ConfirmDialog
      open={open}
      title={title}
      failure={failure}
      text={question}
      note={note}
      yes={m.common.delete()}
      busyText={m.common.deleting()}
      danger
      onYes={submit}
      onNo={onClose}
    />
  );
}
