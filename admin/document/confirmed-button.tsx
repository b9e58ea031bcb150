import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { Portal } from "../portal.tsx";
import { useForm } from "./form-context.ts";

type ConfirmedButtonProps = {
  text: string;
  title: string;
  question: string;
  disabled?: boolean;
  onConfirm(): void;
};

/** Asks before it does anything, and waits for a pending save. */
export function ConfirmedButton({ text, title, question, disabled, onConfirm }: ConfirmedButtonProps) {
  const { pending } = useForm();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" disabled={disabled || pending !== undefined} onClick={() => setOpen(true)}>
        {text}
      </Button>
      <Portal>
        <ConfirmDialog
          open={isOpen}
          title={title}
          text={question}
          yes={text}
          busyText="Saving..."
          onYes={() => {
            setOpen(false);
            onConfirm();
          }}
          onNo={() => setOpen(false)}
        />
      </Portal>
    </>
  );
}
