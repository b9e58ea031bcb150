import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import type { EditorDialogProps } from "../editor-dialog.ts";
import { DescribeDialog } from "./describe-dialog.tsx";
import { selectedPicture } from "./selected-picture.ts";

type EditDialogProps = EditorDialogProps & {
  onReplace(): void;
  onDecorative?(imageUrl: string): void;
};

/** Changes the alternative text of the selected picture. */
export function EditDialog({ editor, onClose, onReplace, onDecorative }: EditDialogProps) {
  const selected = selectedPicture(editor.state);
  const { src = "", alt } = selected?.node.attrs ?? {};

  function save(next: string): void {
    onClose();
    if (!selected) return;
    editor.view.dispatch(editor.state.tr.setNodeAttribute(selected.position, "alt", next));
    if (next === "") onDecorative?.(src);
  }

  const closeAnd = (action: () => void) => () => {
    onClose();
    action();
  };

  return (
    <DescribeDialog
      title={m.adminPictures.editTitle()}
      alt={alt}
      source={src}
      onSubmit={save}
      onClose={onClose}
      choice={
        <Button variant="outline" onClick={closeAnd(onReplace)}>
          {m.adminPictures.replacePicture()}
        </Button>
      }
      submit={m.common.save()}
      other={
        <Button
          variant="quiet"
          className="me-auto"
          onClick={closeAnd(() => editor.commands.deleteSelection())}
        >
          {m.adminPictures.removePicture()}
        </Button>
      }
    />
  );
}
