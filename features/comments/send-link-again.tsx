import { useState } from "react";
import { useApi } from "#core/api.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";

/** Shown to people who cannot comment before the email address is verified. */
export function SendLinkAgain() {
  const { members } = useApi();
  const { busy, run, error } = useSubmit(m.comments.linkFailed());
  const [answer, setAnswer] = useState("");
  const send = () => run(async () => setAnswer((await members.resendVerification()).msg));

  return (
    <>
      <p className="mt-1 font-normal">{m.comments.openLink()}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" aria-disabled={busy} onClick={() => void send()}>
          {busy ? m.members.sendingLink() : m.members.sendLinkAgain()}
        </Button>
        <span role="status" className="font-normal">
          {error || answer}
        </span>
      </div>
    </>
  );
}
