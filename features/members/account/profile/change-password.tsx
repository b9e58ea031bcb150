import type { SubmitEvent } from "react";
import { Banner } from "#ui/forms/banner.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import type { MemberFunctions } from "../../contract.ts";
import { session } from "../../session.ts";
import { formValues } from "../form-values.ts";
import { NewPasswordFields } from "../new-password-fields.tsx";
import { useSubmit } from "../use-submit.ts";
import { Setting } from "./setting.tsx";

type ChangePasswordProps = {
  /** For the keeper of passwords, which wants to know whose it is. */
  email: string;
  change: MemberFunctions["changePassword"];
  onChanged(message: string): void;
};

/** A new password. Every other session ends by it, and this one goes on. */
export function ChangePassword({ email, change, onChanged }: ChangePasswordProps) {
  const sending = useSubmit("The password could not be changed. Please try again.");

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const { confirmation, ...passwords } = formValues(form, "currentPassword", "password", "confirmation");
    if (passwords.password !== confirmation) {
      return sending.refuse({ confirmation: "Passwords do not match" });
    }
    await sending.send(async () => {
      const { msg, token } = await change(passwords);
      await session.enter(token);
      form.reset();
      onChanged(msg);
    });
  }

  return (
    <Setting
      id="password"
      title="Password"
      text="You stay signed in here and are signed out on every other device."
    >
      <form ref={sending.form} onSubmit={submit} method="post" className="space-y-5">
        {sending.failure && <Banner kind="error">{sending.failure}</Banner>}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          required
          error={sending.errors.currentPassword}
        />
        <NewPasswordFields errors={sending.errors} />
        <SubmitButton look="outline" busy={sending.busy} busyText="Changing password...">
          Change password
        </SubmitButton>
      </form>
    </Setting>
  );
}
