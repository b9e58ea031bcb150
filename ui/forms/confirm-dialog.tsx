import type { ReactNode } from "react";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { Banner } from "./banner.tsx";
import { Dialog, DialogButtons } from "./dialog.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useSubmit } from "./use-submit.ts";

type ConfirmDialogProps = QuestionProps & {
  open: boolean;
  title: string;
  text: ReactNode;
  /** Below the text. */
  note?: ReactNode;
};

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
export function ConfirmDialog({ open, title, text, note, ...question }: ConfirmDialogProps) {
  const texts = (
    <>
      <p>{text}</p>
      {note}
    </>
  );
  return (
    <Dialog open={open} onClose={question.onNo} title={title} text={texts}>
      <Question {...question} />
    </Dialog>
  );
}

function Question({ yes, busyText, busy, failure, danger, onYes, onNo }: QuestionProps) {
  const own = useSubmit(failure || m.errors.tryAgain());
  const isBusy = busy ?? own.busy;
  const shown = busy === undefined ? own.error : failure;

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void own.run(async () => onYes());
      }}
    >
      <Banner kind="error" className="mt-5">
        {shown}
      </Banner>
      <DialogButtons>
        <Button variant="outline" disabled={isBusy} onClick={onNo}>
          {m.common.cancel()}
        </Button>
        <SubmitButton variant={danger ? "danger" : "solid"} busy={isBusy} busyText={busyText}>
          {yes}
        </SubmitButton>
      </DialogButtons>
    </form>
  );
}
