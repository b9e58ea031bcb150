import { useApi } from "#core/api.ts";
import { m } from "#messages";
import { ChoiceInput } from "#ui/forms/choice-input.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
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
  const { dialog, fieldErrors, submit } = useSubmit(m.comments.takeDownFailed());

  async function send(data: FormData): Promise<void> {
    const { reason, scope } = formValues(data, "reason", "scope");
    if (scope === "all" && user) onDone((await takeDownAll({ id: user, reason })).count);
    else await takeDown({ id: _id, reason }).then(() => onDone());
  }

  return (
    <FormDialog
      title={m.comments.takeDownTitle()}
      text={m.comments.takeDownEffect({ name })}
      submit={m.comments.takeDown()}
      busyText={m.comments.takingDown()}
      danger
      {...dialog}
      onClose={onClose}
      onSubmit={submit(send)}
    >
      <TextField
        label={m.comments.takeDownReason()}
        name="reason"
        rows={3}
        maxLength={500}
        hint={m.comments.reasonHint()}
        error={fieldErrors.reason}
      />
      {all && user && (
        <ChoiceInput type="checkbox" name="scope" value="all">
          {m.comments.takeDownAll({ name })}
        </ChoiceInput>
      )}
    </FormDialog>
  );
}
