import { useNavigate } from "react-router";
import { AccountForm, newPassword } from "#features/members/account/account-form.tsx";
import { formAction } from "#features/members/account/form-action.ts";
import { session } from "#features/members/session.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { formValues, useActionForm } from "#ui/forms/use-action-form.ts";
import { unlisted } from "../page/head.ts";
import { AccountPage } from "./account/account-page.tsx";
import { useLinkToken } from "./account/use-link-token.ts";

export const meta = unlisted(m.account.chooseTitle, m.account.resetLead);

export const clientAction = formAction({
  async run(members, form) {
    const answer = await members.resetPassword(formValues(form, "token", "password"));
    await session.check(); // a session of the same person has ended
    return answer;
  },
  fallback: m.members.passwordFailed,
});

export default function ResetPassword() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const form = useActionForm<{ msg: string }>(({ msg }) => {
    void navigate("/login", { state: { toast: msg } });
  });
  return (
    <AccountPage title={m.account.chooseTitle()} lead={m.account.resetLead()}>
      {token === "" ? (
        <div className="space-y-6">
          <Banner kind="error">{m.account.incompleteLink()}</Banner>
          <LinkButton to="/forgot-password">{m.account.newLink()}</LinkButton>
        </div>
      ) : (
        <AccountForm
          form={form}
          fields={[
            { type: "hidden", name: "token", value: token ?? "" },
            ...newPassword(m.members.newPassword(), m.members.confirmNewPassword()),
          ]}
          submit={m.account.changePassword()}
          busyText={m.account.changingPassword()}
        />
      )}
    </AccountPage>
  );
}
