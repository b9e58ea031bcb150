import { Field } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import type { FileAttributes } from "../blocks/file-link.ts";
import { selectedBlock } from "../blocks/selected-block.ts";
import { type EditorDialogProps, textOf } from "../editor-dialog.ts";

/** Gives the selected file a title of its own in this text. */
export function FileTitleDialog({ editor, onClose }: EditorDialogProps) {
  const { name, title } = (selectedBlock(editor, "file")?.attrs ?? { name: "", title: "" }) as FileAttributes;
  return (
    <FormDialog
      title="Title of the file"
      text="Readers see it on the card of the file."
      submit="Save"
      onClose={onClose}
      onSubmit={(form) => {
        onClose();
        const { tr, selection } = editor.state;
        // The file stays selected.
        editor.view.dispatch(tr.setNodeAttribute(selection.from, "title", textOf(form, "title")));
      }}
    >
      <Field
        label="Title in this text"
        type="text"
        name="title"
        autoComplete="off"
        maxLength={300}
        hint={`If empty, that of the library: “${name}”.`}
        defaultValue={title}
      />
    </FormDialog>
  );
}
