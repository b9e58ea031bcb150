import { Field } from "#ui/forms/field.tsx";
import { creditOf, setCredit } from "../blocks/credit.ts";
import { type EditorDialogProps, FormDialog, textOf } from "../form-dialog.tsx";

export function CreditDialog({ editor, onClose }: EditorDialogProps) {
  return (
    <FormDialog
      title="Credit"
      text="Who made the picture. Readers see it after the caption."
      submit="Save"
      onClose={onClose}
      onSubmit={(form) => {
        onClose();
        setCredit(editor, textOf(form, "credit"));
      }}
    >
      <Field
        label="Credit"
        type="text"
        name="credit"
        autoComplete="off"
        maxLength={200}
        hint="Such as: Photo: Ana Lindholm / City Archive, CC BY 4.0"
        defaultValue={creditOf(editor)}
      />
    </FormDialog>
  );
}
