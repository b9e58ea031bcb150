import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { Field } from "#ui/forms/field.tsx";
import { selectedFile } from "../blocks/files.ts";
import { DialogForm } from "../dialog-form.tsx";
import type { FileAttributes } from "./file-link.ts";

type FileTitleDialogProps = { editor: Editor; open: boolean; onClose(): void };

/** Gives the selected file a title of its own in this text. */
export function FileTitleDialog({ editor, open, onClose }: FileTitleDialogProps) {
  return (
    <Dialog
      role="dialog"
      open={open}
      onClose={onClose}
      title="Title of the file"
      text="Readers see it on the card of the file."
    >
      <TitleForm editor={editor} onClose={onClose} />
    </Dialog>
  );
}

function TitleForm({ editor, onClose }: Omit<FileTitleDialogProps, "open">) {
  const { name, title } = (selectedFile(editor)?.attrs ?? { name: "", title: "" }) as FileAttributes;
  const [own, setOwn] = useState(title);
  return (
    <DialogForm
      onSubmit={() => {
        onClose();
        const { tr, selection } = editor.state;
        // The file stays selected.
        editor.view.dispatch(tr.setNodeAttribute(selection.from, "title", own.trim()));
      }}
    >
      <Field
        label="Title in this text"
        type="text"
        autoComplete="off"
        maxLength={300}
        hint={`Empty: that of the library, “${name}”.`}
        value={own}
        onChange={({ target }) => setOwn(target.value)}
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
