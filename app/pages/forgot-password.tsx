import { useApi } from "#core/api.ts";
import { ForgotPasswordForm } from "#features/members/account/forgot-password-form.tsx";
import { head } from "../head.ts";
import type { Route } from "./+types/forgot-password.ts";
import { AccountPage } from "./account/account-page.tsx";
import { BackToLogin } from "./account/back-to-login.tsx";

const lead = "Tell us the address of your account, and we send a link with which you choose a new password.";

export const meta = (args: Route.MetaArgs) =>
  head(args, { title: "Forgot password?", description: lead, path: null });

export default function ForgotPassword() {
  const { members } = useApi();
  return (
    <AccountPage above={<BackToLogin />} title="Forgot password?" lead={lead}>
      <ForgotPasswordForm members={members} />
    </AccountPage>
  );
}
