import { api } from "#core/api.ts";
import { Banner } from "#ui/forms/banner.tsx";
import { Field } from "#ui/forms/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { errorsOf, formValues, useActionForm } from "#ui/forms/use-action-form.ts";
import { head } from "../head.ts";
import type { Route } from "./+types/forgot-password.ts";
import { AccountPage } from "./account/account-page.tsx";

const lead = "Enter the email address of your account, and we will send you a link to choose a new password.";

export const meta = (args: Route.MetaArgs) =>
  head(args, { title: "Forgot password?", description: lead, path: null });

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const form = await request.formData();
  try {
    return await context.get(api).members.forgotPassword(formValues(form, "email"));
  } catch (error) {
    return errorsOf(error, form, "The email could not be requested. Please try again.");
  }
}

export default function ForgotPassword() {
  const { Form, ref, busy, error, fieldErrors, result } = useActionForm<{ msg: string }>();
  return (
    <AccountPage title="Forgot password?" lead={lead}>
      <Form ref={ref} method="post" className="space-y-5">
        {error && <Banner kind="error">{error}</Banner>}
        {result && (
          <Banner kind="success">
            {result.msg} The link is valid for thirty minutes. Check your spam folder, too.
          </Banner>
        )}
        <Field
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          error={fieldErrors.email}
        />
        <SubmitButton busy={busy} busyText="Sending..." className="needs-script h-12 w-full">
          Send the link
        </SubmitButton>
      </Form>
    </AccountPage>
  );
}
