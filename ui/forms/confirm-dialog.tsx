import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Banner } from "./banner.tsx";
import { Dialog, DialogButtons } from "./dialog.tsx";
import { SubmitButton } from "./submit-button.tsx";

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: ReactNode;
  /** A verb. */
  yes: string;
  busyText: string;
  busy: boolean;
  failure?: string;
  danger?: boolean;
  onYes(): void;
  onNo(): void;
};

export function ConfirmDialog({ open, title, text, failure, ...rest }: ConfirmDialogProps) {
  const { yes, busyText, busy, danger, onYes, onNo } = rest;
  return (
    <Dialog open={open} onClose={onNo} title={title} text={text}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onYes();
        }}
      >
        {failure && (
          <Banner kind="error" className="mt-5">
            {failure}
          </Banner>
        )}
        <DialogButtons>
          <Button look="outline" disabled={busy} onClick={onNo}>
            Cancel
          </Button>
          <SubmitButton look={danger ? "danger" : "solid"} busy={busy} busyText={busyText}>
            {yes}
          </SubmitButton>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
