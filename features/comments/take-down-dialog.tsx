import { useApi } from "#core/api.ts";
import { formValues } from "#features/members/account/form-values.ts";
import { useSubmit } from "#features/members/account/use-submit.ts";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import type { Comment } from "./contract.ts";

type TakeDownDialogProps = {
  comment: Comment;
  /** Offers to take down all comments of the author. */
  all?: boolean;
  /** `count` is the number of comments if all were taken down. */
  onDone(count?: number): void;
  onClose(): void;
};

export function TakeDownDialog({ comment, all, onDone, onClose }: TakeDownDialogProps) {
  const { takeDown, takeDownAll } = useApi().comments;
  const { _id, user, name } = comment;
  const sending = useSubmit("The comment could not be taken down. Please try again.");

  async function takeDownFor(reason: string, everything: boolean): Promise<void> {
    if (everything && user) {
      const { count } = await takeDownAll({ id: user, reason });
      onDone(count);
    } else {
      await takeDown({ id: _id, reason });
      onDone();
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Take comment down"
      text={`Readers no longer see the comment by ${name}. It can be put back for 30 days.`}
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
        {all && user && (
          <label className="mt-4 flex min-h-11 items-center gap-2.5 text-small">
            <input type="checkbox" name="scope" value="all" className="size-4.5 accent-brand" />
            Take down all comments by {name}
          </label>
        )}
        <DialogButtons>
          <Button look="outline" disabled={sending.busy} onClick={onClose}>
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
