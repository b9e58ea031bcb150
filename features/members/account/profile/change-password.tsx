import { toast } from "#ui/flash.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useActionForm } from "#ui/forms/use-action-form.ts";
import { NewPasswordFields } from "../new-password-fields.tsx";
import { Setting } from "./setting.tsx";

export function ChangePassword({ email }: { email: string }) {
  const { Form, ref, busy, error, fieldErrors } = useActionForm<{ message: string }>(({ message }) => {
    ref.current?.reset();
    toast("success", message);
  });
  return (
    <Setting
      id="password"
      title="Password"
      text="You stay signed in here and are signed out on every other device."
    >
      <Form ref={ref} method="post" className="space-y-5">
        {error && <Banner kind="error">{error}</Banner>}
        <input type="hidden" name="intent" value="password" />
        {/* Password managers want to know whose password it is. */}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          required
          error={fieldErrors.currentPassword}
        />
        <NewPasswordFields errors={fieldErrors} />
        <SubmitButton look="outline" busy={busy} busyText="Changing password...">
          Change password
        </SubmitButton>
      </Form>
    </Setting>
  );
}
