import { useState } from "react";
import { useApi } from "#core/api.ts";
import { messageOf } from "#core/errors.ts";
import { Button } from "#ui/button.tsx";

/** For somebody who cannot comment before the email address is verified. */
export function SendLinkAgain() {
  const { members } = useApi();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState("");

  async function send(): Promise<void> {
    if (busy) return;
    setBusy(true);
    await members.resendVerification().then(
      ({ msg }) => setAnswer(msg),
      (error) => setAnswer(messageOf(error, "The link could not be sent. Please try again.")),
    );
    setBusy(false);
  }

  return (
    <>
      <p className="mt-1 font-normal">
        Open the link in the email that we have sent you, and post your comment again. Your text is kept.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="outline" aria-disabled={busy} onClick={() => void send()}>
          {busy ? "Sending..." : "Send the link again"}
        </Button>
        <span role="status" className="font-normal">
          {answer}
        </span>
      </div>
    </>
  );
}
