import { ForgotPasswordForm } from "#features/members/forgot-password-form.tsx";
import { useApi } from "../api.ts";
import { head } from "../head.ts";
import type { Route } from "./+types/forgot-password.ts";
import { NarrowPage } from "./account/narrow-page.tsx";

const lead = "Tell us the address of your account, and we send a link with which you choose a new password.";

export const meta = (args: Route.MetaArgs) =>
  head(args, { title: "Forgot password?", description: lead, path: null });

export default function ForgotPassword() {
  const { members } = useApi();
  return (
    <NarrowPage title="Forgot password?" lead={lead}>
      <ForgotPasswordForm members={members} />
    </NarrowPage>
  );
}
