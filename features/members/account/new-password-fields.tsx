import { PasswordField } from "#ui/forms/password-field.tsx";

export function NewPasswordFields({ errors }: { errors: Record<string, string> }) {
  return (
    <>
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        required
        hint="At least 8 characters."
        error={errors.password}
      />
      <PasswordField
        label="Confirm new password"
        name="confirmation"
        autoComplete="new-password"
        required
        error={errors.confirmation}
      />
    </>
  );
}
