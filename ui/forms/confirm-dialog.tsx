import { type ReactNode, useState } from "react";
import { messageOf } from "#core/errors.ts";
import { Button } from "../button.tsx";
import { Banner } from "./banner.tsx";
import { Dialog, DialogButtons } from "./dialog.tsx";
import { SubmitButton } from "./submit-button.tsx";

type ConfirmDialogProps = QuestionProps & { open: boolean; title: string; text: ReactNode };

type QuestionProps = {
  /** A verb. */
  yes: string;
  busyText: string;
  /** The caller does the work. */
  busy?: boolean;
  /** The error of the caller's work, or the one to show if `onYes` rejects without a message. */
  failure?: string;
  danger?: boolean;
  onYes(): unknown;
  onNo(): void;
};

/** Asks before something is done. If `onYes` returns a promise, the dialog is busy until then, and shows its error. */
export function ConfirmDialog({ open, title, text, ...question }: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={question.onNo} title={title} text={text}>
      <Question {...question} />
    </Dialog>
  );
}

function Question({ yes, busyText, busy, failure, danger, onYes, onNo }: QuestionProps) {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState("");
  const isBusy = busy ?? isRunning;
  const shown = busy === undefined ? error : failure;

  async function run(): Promise<void> {
    setRunning(true);
    setError("");
    try {
      await onYes();
    } catch (cause) {
      setError(messageOf(cause, failure || "Please try again."));
    } finally {
      setRunning(false);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      {shown && (
        <Banner kind="error" className="mt-5">
          {shown}
        </Banner>
      )}
      <DialogButtons>
        <Button look="outline" disabled={isBusy} onClick={onNo}>
          Cancel
        </Button>
        <SubmitButton look={danger ? "danger" : "solid"} busy={isBusy} busyText={busyText}>
          {yes}
        </SubmitButton>
      </DialogButtons>
    </form>
  );
}
