import { AccountForm, email } from "#features/members/account/account-form.tsx";
import { formAction } from "#features/members/account/form-action.ts";
import { m } from "#messages";
import { Banner } from "#ui/forms/banner.tsx";
import { formValues, useActionForm } from "#ui/forms/use-action-form.ts";
import { unlisted } from "../page/head.ts";
import { AccountPage } from "./account/account-page.tsx";

export const meta = unlisted(m.account.forgotTitle, m.account.forgotLead);

export const clientAction = formAction({
  run: (members, form) => members.forgotPassword(formValues(form, "email")),
  fallback: m.members.resetRequestFailed,
});

export default function ForgotPassword() {
  const form = useActionForm<{ msg: string }>();
  return (
    <AccountPage title={m.account.forgotTitle()} lead={m.account.forgotLead()}>
      {form.result && (
        <Banner kind="success" className="mb-5">
          {m.account.linkSent({ msg: form.result.msg })}
        </Banner>
      )}
      <AccountForm
        form={form}
        fields={[email(m.common.email())]}
        submit={m.account.sendLink()}
        busyText={m.account.sending()}
      />
    </AccountPage>
  );
}
