import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { Portal } from "../portal.tsx";
import { useForm } from "./form-context.ts";

type ConfirmedButtonProps = {
  text: string;
  title: string;
  question: string;
  /** Below the question. */
  note?: ReactNode;
  /** By default, that of the button. */
  yes?: string;
  disabled?: boolean;
  onConfirm(): void;
};

/** Asks before it does anything, and waits for a pending save. */
export function ConfirmedButton({
  text,
  title,
  question,
  note,
  yes = text,
  disabled,
  onConfirm,
}: ConfirmedButtonProps) {
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
          text={
            <>
              <p>{question}</p>
              {note}
            </>
          }
          yes={yes}
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
