import type { Editor } from "@tiptap/react";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { AlternativeText } from "./alternative-text.tsx";
import { Thumbnail } from "./picture-dialog.tsx";
import { selectedPicture } from "./selected-picture.ts";

type EditDialogProps = {
  editor: Editor;
  open: boolean;
  onClose(): void;
  onReplace(): void;
  onDecorative?(imageUrl: string): void;
};

export function EditDialog({ editor, open, onClose, onReplace, onDecorative }: EditDialogProps) {
  const selected = selectedPicture(editor.state);

  function save(alt: string): void {
    onClose();
    if (!selected) return;
    editor.view.dispatch(editor.state.tr.setNodeAttribute(selected.position, "alt", alt));
    if (alt === "") onDecorative?.(selected.node.attrs.src);
  }

  const closeAnd = (action: () => void) => () => {
    onClose();
    action();
  };

  return (
    <Dialog
      role="dialog"
      open={open}
      onClose={onClose}
      title="Picture"
      text="Describe it for readers who cannot see it."
    >
      <AlternativeText
        alt={selected?.node.attrs.alt}
        onSubmit={save}
        above={
          selected && (
            <div className="space-y-3">
              <Thumbnail source={selected.node.attrs.src} />
              <Button look="outline" onClick={closeAnd(onReplace)}>
                Replace picture
              </Button>
            </div>
          )
        }
      >
        <DialogButtons>
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
        </DialogButtons>
      </AlternativeText>
    </Dialog>
  );
}
