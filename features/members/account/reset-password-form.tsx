import type { SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { LinkButton } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import type { MemberFunctions } from "../contract.ts";
import { session } from "../session.ts";
import { formValues } from "./form-values.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useLinkToken } from "./use-link-token.ts";
import { useSubmit } from "./use-submit.ts";

/** Sets a new password with the token behind the # of a link in an email. */
export function ResetPasswordForm({ members }: { members: Pick<MemberFunctions, "resetPassword"> }) {
  const token = useLinkToken();
  const navigate = useNavigate();
  const sending = useSubmit("The password could not be changed. Please try again.");

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const written = formValues(event.currentTarget, "password", "confirmation");
    if (written.password !== written.confirmation) {
      return sending.refuse({ confirmation: "Passwords do not match" });
    }
    let notice = "";
    const changed = await sending.send(async () => {
      notice = (await members.resetPassword({ token: token ?? "", password: written.password })).msg;
    });
    if (!changed) return;
    await session.check(); // a token of the same person is worth nothing now
    await navigate("/login", { state: { notice } });
  }

  if (token === "") {
    return (
      <div className="space-y-6">
        <Banner kind="error">This link is not complete. Please open it from the email again.</Banner>
        <LinkButton to="/forgot-password">Ask for a new link</LinkButton>
      </div>
    );
  }
  return (
    <form ref={sending.form} onSubmit={submit} method="post" className="space-y-5">
      {sending.failure && <Banner kind="error">{sending.failure}</Banner>}
      <NewPasswordFields errors={sending.errors} />
      <SubmitButton busy={sending.busy} busyText="Changing password..." className="needs-script h-12 w-full">
        Change password
      </SubmitButton>
    </form>
  );
}
