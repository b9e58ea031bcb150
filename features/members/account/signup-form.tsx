import type { SubmitEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Banner } from "#ui/forms/banner.tsx";
import { Field } from "#ui/forms/field.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import type { MemberFunctions } from "../contract.ts";
import { returnTo, signInUrl } from "../return-to.ts";
import { formValues } from "./form-values.ts";
import { useSubmit } from "./use-submit.ts";

/** Makes an account and goes on to the login. */
export function SignupForm({ members }: { members: Pick<MemberFunctions, "register"> }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const sending = useSubmit("Registration failed. Please try again.");

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const written = formValues(event.currentTarget, "name", "email", "password", "confirmation");
    const { confirmation, ...account } = written;
    if (account.password !== confirmation) {
      return sending.refuse({ confirmation: "Passwords do not match" });
    }
    const made = await sending.send(async () => {
      await members.register(account);
    });
    if (made) {
      const login = signInUrl("/login", returnTo(query.get("next")));
      await navigate(login, { state: { notice: "Account created successfully", email: account.email } });
    }
  }

  const field = (name: string) => ({ name, required: true, error: sending.errors[name] });

  return (
    <form ref={sending.form} onSubmit={submit} method="post" className="space-y-5">
      {sending.failure && <Banner kind="error">{sending.failure}</Banner>}
      <Field
        {...field("name")}
        label="Username"
        autoComplete="name"
        hint="The name under which you comment."
      />
      <Field
        {...field("email")}
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="username"
        hint="We don’t show it on the site."
      />
      <PasswordField
        {...field("password")}
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters."
      />
      <PasswordField {...field("confirmation")} label="Confirm password" autoComplete="new-password" />
      <SubmitButton busy={sending.busy} busyText="Creating account..." className="needs-script h-12 w-full">
        Sign up
      </SubmitButton>
    </form>
  );
}
