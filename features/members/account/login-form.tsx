import { type SubmitEvent, useEffect } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { Banner } from "#ui/forms/banner.tsx";
import { Field } from "#ui/forms/field.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import type { MemberFunctions } from "../contract.ts";
import { returnTo, signInUrl } from "../return-to.ts";
import { session } from "../session.ts";
import { formValues } from "./form-values.ts";
import { rememberEmail, rememberedEmail } from "./remembered-email.ts";
import { useSubmit } from "./use-submit.ts";

const link = "font-semibold text-brand underline-offset-4 hover:underline";

/** Signs somebody in. Where to go then is the business of the page, which hears of it from the session. */
export function LoginForm({ members }: { members: Pick<MemberFunctions, "login"> }) {
  const [query] = useSearchParams();
  const registered: string | undefined = useLocation().state?.email;
  const sending = useSubmit("Login failed. Please check your credentials.");

  useEffect(() => {
    const address = registered ?? rememberedEmail();
    const { email, remember } = fieldsOf(sending.form.current);
    if (email && !email.value) email.value = address;
    if (remember && address && !registered) remember.checked = true;
  }, [sending.form, registered]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { email, password } = formValues(event.currentTarget, "email", "password");
    const { remember } = fieldsOf(event.currentTarget);
    await sending.send(async () => {
      const { token } = await members.login({ email, password });
      if (!token) throw new Error("The answer has no token.");
      rememberEmail(remember?.checked ? email : null);
      await session.enter(token);
    });
  }

  return (
    <form ref={sending.form} onSubmit={submit} method="post" className="space-y-5">
      {sending.failure && <Banner kind="error">{sending.failure}</Banner>}
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        error={sending.errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={sending.errors.password}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-small">
        <label className="flex min-h-11 items-center gap-2.5">
          <input type="checkbox" name="remember" className="size-4.5 accent-brand" />
          Remember sign in details
        </label>
        <Link to="/forgot-password" className={`inline-flex min-h-11 items-center ${link}`}>
          Forgot password?
        </Link>
      </div>
      <SubmitButton busy={sending.busy} busyText="Logging in..." className="needs-script h-12 w-full">
        Log in
      </SubmitButton>
      <p className="text-small text-muted">
        Not a member yet?{" "}
        <Link to={signInUrl("/signup", returnTo(query.get("next")))} className={link}>
          Sign up
        </Link>
      </p>
    </form>
  );
}

function fieldsOf(form: HTMLFormElement | null): { email?: HTMLInputElement; remember?: HTMLInputElement } {
  const field = (name: string) => {
    const found = form?.elements.namedItem(name);
    return found instanceof HTMLInputElement ? found : undefined;
  };
  return { email: field("email"), remember: field("remember") };
}
