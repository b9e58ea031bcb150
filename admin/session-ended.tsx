import { useState } from "react";
import { m } from "#messages";
import { Button, LinkButton } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { rich } from "#ui/rich.tsx";
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
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-base border border-s-4 border-hairline border-s-danger bg-surface px-4 py-3 text-small">
          <p>
            {rich(
              m.adminGuard.sessionEnded({
                strong: (text) => <span className="font-semibold">{text}</span>,
              }),
            )}
          </p>
          <Button variant="outline" onClick={() => setOpen(true)}>
            {m.adminGuard.logInAgain()}
          </Button>
        </div>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={m.adminGuard.authenticationRequired()}
        text={
          <>
            <p>{text}</p>
            <p className="mt-2">{m.adminGuard.sessionEndedText()}</p>
          </>
        }
      >
        <DialogButtons>
          <Button variant="outline" onClick={() => setOpen(false)}>
            {m.adminGuard.backToText()}
          </Button>
          <LinkButton to={login} state={skipPrompt}>
            {m.adminGuard.loginToContinue()}
          </LinkButton>
        </DialogButtons>
      </Dialog>
    </>
  );
}
