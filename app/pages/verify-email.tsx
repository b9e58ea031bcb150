import { useApi } from "#core/api.ts";
import { VerifyEmailForm } from "#features/members/account/verify-email-form.tsx";
import { head } from "../head.ts";
import type { Route } from "./+types/verify-email.ts";
import { AccountPage } from "./account/account-page.tsx";
import { BackToLogin } from "./account/back-to-login.tsx";

const lead = "Continue only if you created the account. Otherwise close this page: nothing will change.";

export const meta = (args: Route.MetaArgs) =>
  head(args, { title: "Verify your email address", description: lead, path: null });

export default function VerifyEmail() {
  const { members } = useApi();
  return (
    <AccountPage above={<BackToLogin />} title="Verify your email address" lead={lead}>
      <VerifyEmailForm members={members} />
    </AccountPage>
  );
}
