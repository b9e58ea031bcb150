import { api } from "#core/api.ts";
import { LinkButton } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { errorsOf, formValues, useActionForm } from "#ui/forms/use-action-form.ts";
import { head } from "../head.ts";
import type { Route } from "./+types/verify-email.ts";
import { AccountPage } from "./account/account-page.tsx";
import { useLinkToken } from "./account/use-link-token.ts";

const lead = "Continue only if you created the account. Otherwise close this page: nothing will change.";

export const meta = (args: Route.MetaArgs) =>
  head(args, { title: "Verify your email address", description: lead, path: null });

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const form = await request.formData();
  try {
    return await context.get(api).members.verifyEmail(formValues(form, "token"));
  } catch (error) {
    return errorsOf(error, form, "Your email address could not be verified. Please try again.");
  }
}

/** Needs a click: programs that look for harmful links open every link of an email. */
export default function VerifyEmail() {
  const token = useLinkToken();
  const { Form, ref, busy, error, result } = useActionForm<{ msg: string }>();
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
        <Form ref={ref} method="post" className="space-y-5">
          {error && <Banner kind="error">{error}</Banner>}
          <input type="hidden" name="token" value={token ?? ""} />
          <SubmitButton busy={busy} busyText="Verifying..." className="needs-script h-12 w-full">
            Verify my email address
          </SubmitButton>
        </Form>
      )}
    </AccountPage>
  );
}
