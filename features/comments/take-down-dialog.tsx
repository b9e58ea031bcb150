import { useApi } from "#core/api.ts";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { ChoiceInput } from "#ui/forms/choice-input.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { formValues } from "#ui/forms/use-action-form.ts";
import { useSubmit } from "#ui/forms/use-submit.ts";
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
  const { form, busy, error, fieldErrors, onSubmit } = useSubmit(
    "The comment could not be taken down. Please try again.",
  );

  async function submit(data: FormData): Promise<void> {
    const { reason, scope } = formValues(data, "reason", "scope");
    if (scope === "all" && user) onDone((await takeDownAll({ id: user, reason })).count);
    else await takeDown({ id: _id, reason }).then(() => onDone());
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Take comment down"
      text={`Readers no longer see the comment by ${name}. It can be put back for 30 days.`}
    >
      <form ref={form} noValidate onSubmit={onSubmit(submit)}>
        {error && (
          <Banner kind="error" className="mt-5">
            {error}
          </Banner>
        )}
        <TextField
          label="Reason (optional)"
          name="reason"
          rows={3}
          maxLength={500}
          hint="Its writer can read it."
          error={fieldErrors.reason}
          className="mt-5"
        />
        {all && user && (
          <div className="mt-4">
            <ChoiceInput type="checkbox" name="scope" value="all">
              Take down all comments by {name}
            </ChoiceInput>
          </div>
        )}
        <DialogButtons>
          <Button look="outline" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton look="danger" busy={busy} busyText="Taking down...">
            Take down
          </SubmitButton>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
