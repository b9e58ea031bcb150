import { Field } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { type EditorDialogProps, textOf } from "../editor-dialog.ts";
import { creditOf, setCredit } from "./credit.ts";

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
