import { useApi } from "#core/api.ts";
import { ResetPasswordForm } from "#features/members/account/reset-password-form.tsx";
import { head } from "../head.ts";
import type { Route } from "./+types/reset-password.ts";
import { AccountPage } from "./account/account-page.tsx";
import { BackToLogin } from "./account/back-to-login.tsx";

const lead = "Setting a new password signs you out on every device.";

export const meta = (args: Route.MetaArgs) =>
  head(args, { title: "Choose a new password", description: lead, path: null });

export default function ResetPassword() {
  const { members } = useApi();
  return (
    <AccountPage above={<BackToLogin />} title="Choose a new password" lead={lead}>
      <ResetPasswordForm members={members} />
    </AccountPage>
  );
}
