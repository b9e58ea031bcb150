import { useState } from "react";
import { Button, LinkButton } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { skipPrompt } from "./document/unsaved-changes.tsx";

type SessionEndedProps = {
  /** What logging in is needed for. */
  text: string;
  login: string;
};

/** Covers a page on which somebody was writing when the session ended. The text behind it stays. */
export function SessionEnded({ text, login }: SessionEndedProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <div className="page pt-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-base border border-l-4 border-hairline border-l-danger bg-surface px-4 py-3 text-small">
          <p>
            <span className="font-semibold">Your session has ended.</span> What you have written is still
            here.
          </p>
          <Button variant="outline" onClick={() => setOpen(true)}>
            Log in again
          </Button>
        </div>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Authentication Required"
        text={
          <>
            <p>{text}</p>
            <p className="mt-2">
              Your session has ended. Your text stays on this device, and you can restore it after you have
              logged in. You can also log in in another tab: this one will continue.
            </p>
          </>
        }
      >
        <DialogButtons>
          <Button variant="outline" onClick={() => setOpen(false)}>
            Back to my text
          </Button>
          <LinkButton to={login} state={skipPrompt}>
            Login to Continue
          </LinkButton>
        </DialogButtons>
      </Dialog>
    </>
  );
}
