import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { Field } from "#ui/forms/field.tsx";
import { creditOf, setCredit } from "../blocks/credit.ts";
import { DialogForm } from "../dialog-form.tsx";

type CreditDialogProps = { editor: Editor; open: boolean; onClose(): void };

/** Changes the credit of the selected picture. */
export function CreditDialog({ editor, open, onClose }: CreditDialogProps) {
  return (
    <Dialog
      role="dialog"
      open={open}
      onClose={onClose}
      title="Credit"
      text="Who made the picture. Readers see it after the caption."
    >
      <CreditForm editor={editor} onClose={onClose} />
    </Dialog>
  );
}

function CreditForm({ editor, onClose }: Omit<CreditDialogProps, "open">) {
  const [credit, setText] = useState(() => creditOf(editor));
  return (
    <DialogForm
      onSubmit={() => {
        onClose();
        setCredit(editor, credit.trim());
      }}
    >
      <Field
        label="Credit"
        type="text"
        autoComplete="off"
        maxLength={200}
        hint="Such as: Photo: Ana Lindholm / City Archive, CC BY 4.0"
        value={credit}
        onChange={({ target }) => setText(target.value)}
      />
      <DialogButtons>
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Save</Button>
      </DialogButtons>
    </DialogForm>
  );
}
