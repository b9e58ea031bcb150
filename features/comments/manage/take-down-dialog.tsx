import { useSending } from "#features/members/sending.ts";
import { writtenIn } from "#features/members/written.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { SubmitButton } from "#ui/submit-button.tsx";
import type { CommentFunctions, ManagedComment } from "../contract.ts";

type TakeDownDialogProps = {
  /** The comment that is asked about. */
  comment: { _id: string; name: string } | undefined;
  takeDown: CommentFunctions["takeDown"];
  onDone(comment: ManagedComment): void;
  onClose(): void;
};

/** Asks why a comment is to be taken from readers, and takes it. */
export function TakeDownDialog({ comment, takeDown, onDone, onClose }: TakeDownDialogProps) {
  const sending = useSending("The comment could not be taken down. Please try again.");

  function close(): void {
    sending.clear();
    onClose();
  }

  return (
    <Dialog
      open={comment !== undefined}
      onClose={close}
      title="Take comment down"
      text={`Readers no longer see the comment by ${comment?.name}. It can be put back for 30 days.`}
    >
      <form
        ref={sending.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const { reason } = writtenIn(event.currentTarget, "reason");
          if (comment) void sending.send(async () => onDone(await takeDown({ id: comment._id, reason })));
        }}
      >
        {sending.failure && (
          <Banner kind="error" className="mt-5">
            {sending.failure}
          </Banner>
        )}
        <TextField
          label="Reason"
          name="reason"
          rows={3}
          maxLength={500}
          hint="Its writer can read it."
          error={sending.faults.reason}
          className="mt-5"
        />
        <DialogButtons>
          <Button look="outline" disabled={sending.busy} onClick={close}>
            Cancel
          </Button>
          <SubmitButton look="danger" busy={sending.busy} busyText="Taking down...">
            Take down
          </SubmitButton>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
