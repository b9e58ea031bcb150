import { type ReactNode, useState } from "react";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { Portal } from "../portal.tsx";
import { useForm } from "./form-context.ts";

type ConfirmedButtonProps = {
  text: string;
  title: string;
  question: string;
  /** Below the question. */
  note?: ReactNode;
  /** Default: the text of the button. */
  yes?: string;
  disabled?: boolean;
  /** It takes something away. */
  isDanger?: boolean;
  onConfirm(): void;
};

/** The look of an action that is only a word. */
export const wordButton =
  "min-h-11 rounded-base text-small font-semibold underline-offset-4 hover:underline disabled:cursor-not-allowed disabled:text-muted disabled:opacity-80 disabled:no-underline";

/** Asks before it does anything, and waits for a pending save. */
export function ConfirmedButton({
  text,
  title,
  question,
  note,
  yes = text,
  disabled,
  isDanger = false,
  onConfirm,
}: ConfirmedButtonProps) {
  const { pending } = useForm();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes(wordButton, isDanger ? "text-danger" : "text-muted")}
        disabled={disabled || pending !== undefined}
        onClick={() => setOpen(true)}
      >
        {text}
      </button>
      <Portal>
        <ConfirmDialog
          open={isOpen}
          title={title}
          text={question}
          note={note}
          yes={yes}
          busyText={m.common.saving()}
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
