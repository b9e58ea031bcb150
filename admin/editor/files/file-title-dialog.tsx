import { m } from "#messages";
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
      title={m.adminEmbeds.fileTitleHeading()}
      text={m.adminEmbeds.fileTitleText()}
      submit={m.common.save()}
      onClose={onClose}
      onSubmit={(form) => {
        onClose();
        const { tr, selection } = editor.state;
        // The file stays selected.
        editor.view.dispatch(tr.setNodeAttribute(selection.from, "title", textOf(form, "title")));
      }}
    >
      <Field
        label={m.adminEmbeds.fileTitleLabel()}
        type="text"
        name="title"
        autoComplete="off"
        maxLength={300}
        hint={m.adminEmbeds.fileTitleHint({ name })}
        defaultValue={title}
      />
    </FormDialog>
  );
}
