import { Lock, ShieldCheck, UserRoundPlus } from "lucide-react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { api } from "#core/api.ts";
import { returnTo, signInUrl } from "#features/members/return-to.ts";
import { Banner } from "#ui/forms/banner.tsx";
import { Field } from "#ui/forms/field.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { errorsOf, fieldErrors, formValues, useActionForm } from "#ui/forms/use-action-form.ts";
import { head } from "../head.ts";
import type { Route } from "./+types/signup.ts";
import { AccountPage } from "./account/account-page.tsx";
import { VisitorsOnly } from "./account/visitors-only.tsx";

const link = "font-semibold text-brand underline underline-offset-4";

export const meta = (args: Route.MetaArgs) =>
  head(args, {
    title: "Create an Account",
    description: "Members like, comment and keep a profile.",
    path: null,
  });

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const form = await request.formData();
  const { confirmation, ...account } = formValues(form, "name", "email", "password", "confirmation");
  if (account.password !== confirmation) return fieldErrors({ confirmation: "Passwords do not match" });
  try {
    await context.get(api).members.register(account);
    return { email: account.email };
  } catch (error) {
    return errorsOf(error, form, "Registration failed. Please try again.");
  }
}

export default function Signup() {
  const [query] = useSearchParams();
  const login = signInUrl("/login", returnTo(query.get("next")));
  return (
    <VisitorsOnly>
      <AccountPage
        above={
          <p className="caps on-deep mb-6 flex items-center gap-3 rounded-base bg-deep px-4 py-3.5 text-ochre-light">
            <UserRoundPlus aria-hidden className="size-4.5" />
            Registration Portal
          </p>
        }
        title="Create an Account"
        lead="Everyone can read. Create an account to like and comment."
      >
        <SignupForm login={login} />
        <p className="mt-5 text-small text-muted">
          By registering you agree to our{" "}
          <Link to="/terms" className={link}>
            terms of service
          </Link>
          .
        </p>
        <Promises />
        <p className="mt-5 text-small text-muted">
          Already have an account?{" "}
          <Link to={login} className={link}>
            Log in
          </Link>
        </p>
      </AccountPage>
    </VisitorsOnly>
  );
}

function SignupForm({ login }: { login: string }) {
  const navigate = useNavigate();
  const { Form, ref, busy, error, fieldErrors } = useActionForm<{ email: string }>(({ email }) => {
    void navigate(login, { state: { toast: "Account created successfully", email } });
  });
  const field = (name: string) => ({ name, required: true, error: fieldErrors[name] });
  return (
    <Form ref={ref} method="post" className="space-y-5">
      {error && <Banner kind="error">{error}</Banner>}
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
      <SubmitButton busy={busy} busyText="Creating account..." className="needs-script h-12 w-full">
        Sign up
      </SubmitButton>
    </Form>
  );
}

function Promises() {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 border-t border-hairline pt-5 text-meta text-muted">
      <li className="flex items-center gap-2">
        <ShieldCheck aria-hidden className="size-4.5 text-brand" />
        Secure Signup
      </li>
      <li className="flex items-center gap-2">
        <Lock aria-hidden className="size-4.5 text-brand" />
        SSL/TLS Protected
      </li>
    </ul>
  );
}
