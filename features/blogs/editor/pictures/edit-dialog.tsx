import type { Editor } from "@tiptap/react";
import { createPortal } from "react-dom";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/dialog.tsx";
import { AlternativeText } from "./alternative-text.tsx";

type EditDialogProps = { editor: Editor; open: boolean; onClose(): void };

/** Changes what is said of the picture that is selected, or takes it out. */
export function EditDialog({ editor, open, onClose }: EditDialogProps) {
  const { node } = editor.state.selection as { node?: { type: { name: string }; attrs: { alt: string } } };

  function done(alt: string): void {
    onClose();
    if (node) editor.chain().updateAttributes(node.type.name, { alt }).focus().run();
  }

  return createPortal(
    <Dialog
      open={open}
      onClose={onClose}
      title="Picture"
      text="What does it show? Readers who cannot see it are told these words."
    >
      <AlternativeText alt={node?.attrs.alt} onSubmit={done}>
        <DialogButtons>
          <Button
            look="quiet"
            className="mr-auto"
            onClick={() => {
              onClose();
              removePicture(editor);
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

/** Takes the selected picture out, and its figure with it where there is nothing else in that. */
export function removePicture(editor: Editor): void {
  const { $from } = editor.state.selection;
  const figure = $from.parent;
  const isAlone = figure.type.name === "figure" && figure.children.filter(isContent).length === 1;
  if (isAlone) {
    const range = { from: $from.before(), to: $from.after() };
    editor.chain().deleteRange(range).focus().run();
  } else {
    editor.chain().deleteSelection().focus().run();
  }
}

const isContent = ({ type }: { type: { name: string } }) => type.name !== "figcaption";
