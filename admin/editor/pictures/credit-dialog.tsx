import { m } from "#messages";
import { Field } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { type EditorDialogProps, textOf } from "../editor-dialog.ts";
import { creditOf, setCredit } from "./credit.ts";

export function CreditDialog({ editor, onClose }: EditorDialogProps) {
  return (
    <FormDialog
      title={m.adminPictures.creditTitle()}
      text={m.adminPictures.creditText()}
      submit={m.common.save()}
      onClose={onClose}
      onSubmit={(form) => {
        onClose();
        setCredit(editor, textOf(form, "credit"));
      }}
    >
      <Field
        label={m.adminPictures.creditLabel()}
        type="text"
        name="credit"
        autoComplete="off"
        maxLength={200}
        hint={m.adminPictures.creditHint()}
        defaultValue={creditOf(editor)}
      />
    </FormDialog>
  );
}
