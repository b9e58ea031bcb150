import { Banner } from "#ui/forms/banner.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useActionForm } from "#ui/forms/use-action-form.ts";
import { Day } from "#ui/time-zone.tsx";
import { Setting } from "./setting.tsx";

export function EmailVerification({ email, verifiedAt }: { email: string; verifiedAt: string | null }) {
  const { Form, busy, error, result } = useActionForm<{ msg: string }>();

  if (verifiedAt) {
    return (
      <Setting id="email" title="Email address" text={`${email} is verified.`}>
        <p className="text-small text-muted">
          Verified on <Day instant={verifiedAt} />
        </p>
      </Setting>
    );
  }
  return (
    <Setting
      id="email"
      title="Email address"
      text={`${email} is not verified yet. Open the link that we have sent you, or send it again.`}
    >
      <Form method="post" className="space-y-4">
        {error && <Banner kind="error">{error}</Banner>}
        {result && <Banner kind="success">{result.msg}</Banner>}
        <input type="hidden" name="intent" value="verification" />
        <SubmitButton look="outline" busy={busy} busyText="Sending...">
          Send the link again
        </SubmitButton>
      </Form>
    </Setting>
  );
}
