import type { Editor } from "@tiptap/react";
import { createPortal } from "react-dom";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { AlternativeText } from "./alternative-text.tsx";
import { chosenPicture } from "./chosen.ts";
import { Shown } from "./picture-dialog.tsx";

type EditDialogProps = {
  editor: Editor;
  open: boolean;
  onClose(): void;
  onReplace(): void;
  onDecorative?(imageUrl: string): void;
};

/** Changes what is said of the picture that is selected, puts another in its place, or takes it out. */
export function EditDialog({ editor, open, onClose, onReplace, onDecorative }: EditDialogProps) {
  const chosen = chosenPicture(editor.state);

  function done(alt: string): void {
    onClose();
    if (!chosen) return;
    editor.view.dispatch(editor.state.tr.setNodeAttribute(chosen.position, "alt", alt));
    if (alt === "") onDecorative?.(chosen.node.attrs.src);
  }

  return createPortal(
    <Dialog
      role="dialog"
      open={open}
      onClose={onClose}
      title="Picture"
      text="Describe it for readers who cannot see it."
    >
      <AlternativeText
        alt={chosen?.node.attrs.alt}
        onSubmit={done}
        above={
          chosen && (
            <div className="space-y-3">
              <Shown source={chosen.node.attrs.src} name="" />
              <Button
                look="outline"
                onClick={() => {
                  onClose();
                  onReplace();
                }}
              >
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
            onClick={() => {
              onClose();
              editor.commands.deleteSelection();
            }}
          >
            Remove picture
          </Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </DialogButtons>
      </AlternativeText>
    </Dialog>,
    document.body,
  );
}
