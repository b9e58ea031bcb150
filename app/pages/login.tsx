import { useEffect } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { api } from "#core/api.ts";
import { returnTo, signInUrl } from "#features/members/return-to.ts";
import { session, useSession } from "#features/members/session.ts";
import { Banner } from "#ui/forms/banner.tsx";
import { Field } from "#ui/forms/field.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { errorsOf, formValues, useActionForm } from "#ui/forms/use-action-form.ts";
import { head } from "../head.ts";
import type { Route } from "./+types/login.ts";
import { AccountPage } from "./account/account-page.tsx";
import { rememberEmail, rememberedEmail } from "./account/remembered-email.ts";
import { VisitorsOnly } from "./account/visitors-only.tsx";

const link = "font-semibold text-brand underline-offset-4 hover:underline";

export const meta = (args: Route.MetaArgs) =>
  head(args, { title: "Log in", description: "For members of the institute's readership.", path: null });

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const form = await request.formData();
  const { email, password } = formValues(form, "email", "password");
  try {
    const { token } = await context.get(api).members.login({ email, password });
    if (!token) throw new Error("The answer has no token.");
    rememberEmail(form.has("remember") ? email : null);
    await session.enter(token);
    return {};
  } catch (error) {
    return errorsOf(error, form, "Login failed. Please check your credentials.");
  }
}

export default function Login() {
  return (
    <VisitorsOnly>
      <AccountPage
        above={null}
        title="Welcome back"
        lead="Log in to like, comment and look after your profile."
      >
        <Reason />
        <LoginForm />
      </AccountPage>
    </VisitorsOnly>
  );
}

/** Why somebody is here: an account was created, a session has ended. */
function Reason() {
  const current = useSession();
  const { toast } = (useLocation().state ?? {}) as { toast?: string };
  const farewell = current.state === "visitor" ? current.farewell : undefined;
  if (!toast && !farewell) return null;
  return (
    <Banner kind={toast ? "success" : "info"} className="mb-6">
      {toast ?? farewell}
    </Banner>
  );
}

/** Leaving the page is up to `VisitorsOnly`, which follows the session. */
function LoginForm() {
  const [query] = useSearchParams();
  const registered: string | undefined = useLocation().state?.email;
  const { Form, ref, busy, error, fieldErrors } = useActionForm();

  useEffect(() => {
    const field = (name: string) => ref.current?.elements.namedItem(name) as HTMLInputElement;
    const remembered = rememberedEmail();
    if (!field("email").value) field("email").value = registered ?? remembered;
    if (remembered && !registered) field("remember").checked = true;
  }, [ref, registered]);

  return (
    <Form ref={ref} method="post" className="space-y-5">
      {error && <Banner kind="error">{error}</Banner>}
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        error={fieldErrors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={fieldErrors.password}
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
      <SubmitButton busy={busy} busyText="Logging in..." className="needs-script h-12 w-full">
        Log in
      </SubmitButton>
      <p className="text-small text-muted">
        Not a member yet?{" "}
        <Link to={signInUrl("/signup", returnTo(query.get("next")))} className={link}>
          Sign up
        </Link>
      </p>
    </Form>
  );
}
