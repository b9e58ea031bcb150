import { type SubmitEvent, useState } from "react";
import { Banner } from "#ui/forms/banner.tsx";
import { Field } from "#ui/forms/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import type { MemberFunctions } from "../contract.ts";
import { formValues } from "./form-values.ts";
import { useSubmit } from "./use-submit.ts";

/** Asks for an email with a link to a new password. The answer does not tell whether somebody has the address. */
export function ForgotPasswordForm({ members }: { members: Pick<MemberFunctions, "forgotPassword"> }) {
  const [answer, setAnswer] = useState("");
  const sending = useSubmit("The email could not be requested. Please try again.");

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { email } = formValues(event.currentTarget, "email");
    setAnswer("");
    await sending.send(async () => setAnswer((await members.forgotPassword({ email })).msg));
  }

  return (
    <form ref={sending.form} onSubmit={submit} method="post" className="space-y-5">
      {sending.failure && <Banner kind="error">{sending.failure}</Banner>}
      {answer && (
        <Banner kind="success">{answer} It is valid for thirty minutes; look in your spam folder too.</Banner>
      )}
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        error={sending.errors.email}
      />
      <SubmitButton busy={sending.busy} busyText="Sending..." className="needs-script h-12 w-full">
        Send the link
      </SubmitButton>
    </form>
  );
}
