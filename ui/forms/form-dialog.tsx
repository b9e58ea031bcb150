import type { ReactNode, RefObject } from "react";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { Banner } from "./banner.tsx";
import { Dialog, DialogButtons } from "./dialog.tsx";
import { SubmitButton } from "./submit-button.tsx";

export type FormDialogProps = {
  title: string;
  text: ReactNode;
  onClose(): void;
  onSubmit(form: HTMLFormElement): void;
  /** Called when any field changes. */
  onChange?(): void;
  form?: RefObject<HTMLFormElement | null>;
  /** The text of the button. */
  submit: string;
  busyText?: string;
  busy?: boolean;
  /** About the whole form. */
  error?: string;
  danger?: boolean;
  cancel?: string;
  /** Before the buttons. */
  other?: ReactNode;
  children: ReactNode;
};

/** A form in a dialog that is open as long as it is rendered. */
export function FormDialog({ title, text, onClose, onSubmit, form, children, ...props }: FormDialogProps) {
  const { submit, busyText = submit, busy = false, error, danger, cancel = m.common.cancel(), other } = props;
  return (
    <Dialog role="dialog" open onClose={onClose} title={title} text={text}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation(); // React would pass it to the form around the dialog
          onSubmit(event.currentTarget);
        }}
        onChange={props.onChange}
        className="mt-5 space-y-4"
      >
        <Banner kind="error">{error}</Banner>
        {children}
        <DialogButtons>
          {other}
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {cancel}
          </Button>
          <SubmitButton variant={danger ? "danger" : "solid"} busy={busy} busyText={busyText}>
            {submit}
          </SubmitButton>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
