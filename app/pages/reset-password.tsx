import { useNavigate } from "react-router";
import { api } from "#core/api.ts";
import { NewPasswordFields } from "#features/members/account/new-password-fields.tsx";
import { session } from "#features/members/session.ts";
import { LinkButton } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { errorsOf, fieldErrors, formValues, useActionForm } from "#ui/forms/use-action-form.ts";
import { head } from "../head.ts";
import type { Route } from "./+types/reset-password.ts";
import { AccountPage } from "./account/account-page.tsx";
import { useLinkToken } from "./account/use-link-token.ts";

const lead = "Setting a new password signs you out on every device.";

export const meta = (args: Route.MetaArgs) =>
  head(args, { title: "Choose a new password", description: lead, path: null });

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const form = await request.formData();
  const { token, password, confirmation } = formValues(form, "token", "password", "confirmation");
  if (password !== confirmation) return fieldErrors({ confirmation: "Passwords do not match" });
  try {
    const answer = await context.get(api).members.resetPassword({ token, password });
    await session.check(); // a session of the same person has ended
    return answer;
  } catch (error) {
    return errorsOf(error, form, "The password could not be changed. Please try again.");
  }
}

export default function ResetPassword() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const form = useActionForm<{ msg: string }>(({ msg }) => {
    void navigate("/login", { state: { toast: msg } });
  });
  return (
    <AccountPage title="Choose a new password" lead={lead}>
      {token === "" ? (
        <div className="space-y-6">
          <Banner kind="error">This link is not complete. Please open it from the email again.</Banner>
          <LinkButton to="/forgot-password">Ask for a new link</LinkButton>
        </div>
      ) : (
        <form.Form ref={form.ref} method="post" className="space-y-5">
          {form.error && <Banner kind="error">{form.error}</Banner>}
          <input type="hidden" name="token" value={token ?? ""} />
          <NewPasswordFields errors={form.fieldErrors} />
          <SubmitButton busy={form.busy} busyText="Changing password..." className="needs-script h-12 w-full">
            Change password
          </SubmitButton>
        </form.Form>
      )}
    </AccountPage>
  );
}
