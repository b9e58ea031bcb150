import type { Editor } from "@tiptap/react";
import { Button } from "#ui/button.tsx";
import { DescribeDialog } from "./describe-dialog.tsx";
import { selectedPicture } from "./selected-picture.ts";

type EditDialogProps = {
  editor: Editor;
  open: boolean;
  onClose(): void;
  onReplace(): void;
  onDecorative?(imageUrl: string): void;
};

/** Changes the alternative text of the selected picture. */
export function EditDialog({ editor, open, onClose, onReplace, onDecorative }: EditDialogProps) {
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
      open={open}
      title="Picture"
      alt={alt}
      source={src}
      onSubmit={save}
      onClose={onClose}
      choice={
        <Button look="outline" onClick={closeAnd(onReplace)}>
          Replace picture
        </Button>
      }
      buttons={
        <>
          <Button
            look="quiet"
            className="mr-auto"
            onClick={closeAnd(() => editor.commands.deleteSelection())}
          >
            Remove picture
          </Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </>
      }
    />
  );
}
