import { AccountForm, email } from "#features/members/account/account-form.tsx";
import { formAction } from "#features/members/account/form-action.ts";
import { m } from "#messages";
import { Banner } from "#ui/forms/banner.tsx";
import { formValues, useActionForm } from "#ui/forms/use-action-form.ts";
import { unlisted } from "../page/head.ts";
import { AccountPage } from "./account/account-page.tsx";

const lead = "Enter the email address of your account, and we will send you a link to choose a new password.";

export const meta = unlisted("Forgot password?", lead);

export const clientAction = formAction({
  run: (members, form) => members.forgotPassword(formValues(form, "email")),
  fallback: m.members.resetRequestFailed,
});

export default function ForgotPassword() {
  const form = useActionForm<{ msg: string }>();
  return (
    <AccountPage title="Forgot password?" lead={lead}>
      {form.result && (
        <Banner kind="success" className="mb-5">
          {form.result.msg} The link is valid for thirty minutes. Check your spam folder, too.
        </Banner>
      )}
      <AccountForm form={form} fields={[email("Email")]} submit="Send the link" busyText="Sending..." />
    </AccountPage>
  );
}
