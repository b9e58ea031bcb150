import { formValues } from "#features/members/account/form-values.ts";
import { useSubmit } from "#features/members/account/use-submit.ts";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import type { CommentFunctions, ManagedComment } from "./contract.ts";

type TakeDownDialogProps = {
  comment: { _id: string; name: string; user: string | null } | undefined;
  takeDown: CommentFunctions["takeDown"];
  /** Offers to take down all comments of the author. */
  all?: { takeDown: CommentFunctions["takeDownAll"]; onDone(name: string, count: number): void };
  onDone(comment: ManagedComment): void;
  onClose(): void;
};

export function TakeDownDialog({ comment, takeDown, all, onDone, onClose }: TakeDownDialogProps) {
  const sending = useSubmit("The comment could not be taken down. Please try again.");

  function close(): void {
    sending.clear();
    onClose();
  }

  async function takeDownFor(reason: string, everything: boolean): Promise<void> {
    if (!comment) return;
    if (!all || !everything || !comment.user) return onDone(await takeDown({ id: comment._id, reason }));
    const { count } = await all.takeDown({ id: comment.user, reason });
    all.onDone(comment.name, count);
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
          const { reason, scope } = formValues(event.currentTarget, "reason", "scope");
          void sending.send(() => takeDownFor(reason, scope === "all"));
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
          error={sending.errors.reason}
          className="mt-5"
        />
        {all && comment?.user && (
          <label className="mt-4 flex min-h-11 items-center gap-2.5 text-small">
            <input type="checkbox" name="scope" value="all" className="size-4.5 accent-brand" />
            Take down all comments by {comment.name}
          </label>
        )}
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
