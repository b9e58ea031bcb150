import { AccountForm } from "#features/members/account/account-form.tsx";
import { formAction } from "#features/members/account/form-action.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { formValues, useActionForm } from "#ui/forms/use-action-form.ts";
import { unlisted } from "../page/head.ts";
import { AccountPage } from "./account/account-page.tsx";
import { useLinkToken } from "./account/use-link-token.ts";

export const meta = unlisted(m.account.verifyTitle, m.account.verifyLead);

export const clientAction = formAction({
  run: (members, form) => members.verifyEmail(formValues(form, "token")),
  fallback: m.members.verifyFailed,
});

/** Needs a click: programs that look for harmful links open every link of an email. */
export default function VerifyEmail() {
  const token = useLinkToken();
  const form = useActionForm<{ msg: string }>();
  const { result } = form;
  return (
    <AccountPage title={m.account.verifyTitle()} lead={m.account.verifyLead()}>
      {result || token === "" ? (
        <div className="space-y-6">
          <Banner kind={result ? "success" : "error"}>{result?.msg ?? m.account.incompleteLink()}</Banner>
          <LinkButton to="/profile">{m.account.goToProfile()}</LinkButton>
        </div>
      ) : (
        <AccountForm
          form={form}
          fields={[{ type: "hidden", name: "token", value: token ?? "" }]}
          submit={m.account.verify()}
          busyText={m.account.verifying()}
        />
      )}
    </AccountPage>
  );
}
