import type { Editor } from "@tiptap/react";
import type { ReactNode, RefObject } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";

/** Of a dialog for what is selected in the text. It is open as long as it is rendered. */
export type EditorDialogProps = { editor: Editor; onClose(): void };

export type FormDialogProps = {
  title: string;
  text: string;
  onClose(): void;
  onSubmit(form: HTMLFormElement): void;
  /** The texts of the buttons. */
  submit: string;
  cancel?: string;
  isPending?: boolean;
  form?: RefObject<HTMLFormElement | null>;
  /** Before these buttons. */
  other?: ReactNode;
  children: ReactNode;
};

/** A form in a dialog of the editor, which React sees inside the article's form. */
export function FormDialog({ onSubmit, onClose, submit, ...props }: FormDialogProps) {
  const { title, text, cancel = "Cancel", isPending, other, children } = props;
  return (
    <Dialog role="dialog" open onClose={onClose} title={title} text={text}>
      <form
        ref={props.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation(); // React would pass it to the article's form
          onSubmit(event.currentTarget);
        }}
        className="mt-5 space-y-4"
      >
        {children}
        <DialogButtons>
          {other}
          <Button look="outline" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" disabled={isPending}>
            {submit}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

/** The text of a field, without spaces around it. */
export function textOf(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? "").trim();
}
