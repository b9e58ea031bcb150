import type { ComponentProps, ReactNode } from "react";
import { Banner } from "#ui/forms/banner.tsx";
import { Field } from "#ui/forms/field.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import type { useActionForm } from "#ui/forms/use-action-form.ts";

export type AccountField = ComponentProps<"input"> & { name: string; label?: string; hint?: string };

export const emailField: AccountField = {
  label: "Email",
  name: "email",
  type: "email",
  inputMode: "email",
  autoComplete: "username",
};

export const newPasswordFields: AccountField[] = [
  {
    label: "New password",
    name: "password",
    type: "password",
    autoComplete: "new-password",
    hint: "At least 8 characters.",
  },
  { label: "Confirm new password", name: "confirmation", type: "password", autoComplete: "new-password" },
];

type AccountFormProps = {
  form: Pick<ReturnType<typeof useActionForm>, "Form" | "ref" | "busy" | "error" | "fieldErrors">;
  /** Every field is required. */
  fields?: AccountField[];
  submit: string;
  busyText: string;
  /** Between the fields and the button. */
  children?: ReactNode;
};

/** The form of an account page. */
export function AccountForm({ form, fields = [], submit, busyText, children }: AccountFormProps) {
  const { Form, ref, busy, error, fieldErrors } = form;
  return (
    <Form ref={ref} method="post" className="space-y-5">
      {error && <Banner kind="error">{error}</Banner>}
      <AccountFields fields={fields} errors={fieldErrors} />
      {children}
      <SubmitButton busy={busy} busyText={busyText} className="needs-script h-12 w-full">
        {submit}
      </SubmitButton>
    </Form>
  );
}

type AccountFieldsProps = { fields: AccountField[]; errors: Record<string, string> };

export function AccountFields({ fields, errors }: AccountFieldsProps) {
  return fields.map(({ type, label, hint, ...input }) => {
    if (type === "hidden") return <input key={input.name} type="hidden" {...input} />;
    const field = { ...input, label, hint, required: true, error: errors[input.name] };
    if (type === "password") return <PasswordField key={input.name} {...field} />;
    return <Field key={input.name} type={type} {...field} />;
  });
}
