import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { Portal } from "../portal.tsx";

type ConfirmedButtonProps = {
  text: string;
  title: string;
  question: string;
  disabled: boolean;
  onConfirm(): void;
};

/** Asks before it does anything. */
export function ConfirmedButton({ text, title, question, disabled, onConfirm }: ConfirmedButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" disabled={disabled} onClick={() => setOpen(true)}>
        {text}
      </Button>
      <Portal>
        <ConfirmDialog
          open={isOpen}
          title={title}
          text={question}
          yes={text}
          busyText="Saving..."
          busy={false}
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
