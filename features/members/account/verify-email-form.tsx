import { useState } from "react";
import { LinkButton } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import type { MemberFunctions } from "../contract.ts";
import { useLinkToken } from "./use-link-token.ts";
import { useSubmit } from "./use-submit.ts";

/**
 * Verifies an address with the token behind the # of a link in an email. It waits for a press: programs that look
 * for harmful links open every link of an email before anybody reads it.
 */
export function VerifyEmailForm({ members }: { members: Pick<MemberFunctions, "verifyEmail"> }) {
  const token = useLinkToken();
  const [done, setDone] = useState("");
  const sending = useSubmit("Your email address could not be verified. Please try again.");

  if (done) {
    return (
      <div className="space-y-6">
        <Banner kind="success">{done}</Banner>
        <LinkButton to="/profile">Go to your profile</LinkButton>
      </div>
    );
  }
  if (token === "") {
    return (
      <div className="space-y-6">
        <Banner kind="error">This link is not complete. Please open it from the email again.</Banner>
        <LinkButton to="/profile">Go to your profile</LinkButton>
      </div>
    );
  }
  return (
    <form
      ref={sending.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void sending.send(async () => setDone((await members.verifyEmail({ token: token ?? "" })).msg));
      }}
      className="space-y-5"
    >
      {sending.failure && <Banner kind="error">{sending.failure}</Banner>}
      <SubmitButton busy={sending.busy} busyText="Verifying..." className="needs-script h-12 w-full">
        Verify my email address
      </SubmitButton>
    </form>
  );
}
