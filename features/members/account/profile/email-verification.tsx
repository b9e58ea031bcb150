import { useState } from "react";
import { Banner } from "#ui/forms/banner.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Day } from "#ui/time-zone.tsx";
import type { MemberFunctions } from "../../contract.ts";
import { useSubmit } from "../use-submit.ts";
import { Setting } from "./setting.tsx";

type EmailVerificationProps = {
  email: string;
  verifiedAt: string | null;
  resend: MemberFunctions["resendVerification"];
};

/** Whether the member has shown that the address is theirs, and the way to a new link. */
export function EmailVerification({ email, verifiedAt, resend }: EmailVerificationProps) {
  const sending = useSubmit("The email could not be sent. Please try again.");
  const [sent, setSent] = useState("");

  if (verifiedAt) {
    return (
      <Setting id="email" title="Email address" text={`${email} is verified.`}>
        <p className="text-small text-muted">
          Verified on <Day instant={verifiedAt} />
        </p>
      </Setting>
    );
  }
  return (
    <Setting
      id="email"
      title="Email address"
      text={`${email} is not verified yet. Open the link that we have sent you, or send it again.`}
    >
      <form
        ref={sending.form}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void sending.send(async () => setSent((await resend()).msg));
        }}
        className="space-y-4"
      >
        {sending.failure && <Banner kind="error">{sending.failure}</Banner>}
        {sent && <Banner kind="success">{sent}</Banner>}
        <SubmitButton look="outline" busy={sending.busy} busyText="Sending...">
          Send the link again
        </SubmitButton>
      </form>
    </Setting>
  );
}
