import { AccountForm } from "#features/members/account/account-form.tsx";
import { formAction } from "#features/members/account/form-action.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { formValues, useActionForm } from "#ui/forms/use-action-form.ts";
import { unlisted } from "../page/head.ts";
import { AccountPage } from "./account/account-page.tsx";
import { useLinkToken } from "./account/use-link-token.ts";

const lead = "Continue only if you created the account. Otherwise close this page: nothing will change.";

export const meta = unlisted("Verify your email address", lead);

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
    <AccountPage title="Verify your email address" lead={lead}>
      {result || token === "" ? (
        <div className="space-y-6">
          <Banner kind={result ? "success" : "error"}>
            {result?.msg ?? "This link is not complete. Please open it from the email again."}
          </Banner>
          <LinkButton to="/profile">Go to your profile</LinkButton>
        </div>
      ) : (
        <AccountForm
          form={form}
          fields={[{ type: "hidden", name: "token", value: token ?? "" }]}
          submit="Verify my email address"
          busyText="Verifying..."
        />
      )}
    </AccountPage>
  );
}
