import type { ComponentProps, ReactNode } from "react";
import { m } from "#messages";
import { Banner } from "#ui/forms/banner.tsx";
import { Field } from "#ui/forms/field.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import type { useActionForm } from "#ui/forms/use-action-form.ts";

export type AccountField = ComponentProps<"input"> & { name: string; label?: string; hint?: string };

export function email(label: string, hint?: string): AccountField {
  return { label, name: "email", type: "email", inputMode: "email", autoComplete: "username", hint };
}

export function password(label: string, name = "password"): AccountField {
  return { label, name, type: "password", autoComplete: "current-password" };
}

/** A new password, which is typed twice. */
export function newPassword(label: string, confirmation: string): AccountField[] {
  const field = { type: "password", autoComplete: "new-password" } as const;
  return [
    { ...field, label, name: "password", hint: m.members.passwordHint() },
    { ...field, label: confirmation, name: "confirmation" },
  ];
}

type AccountFormProps = {
  form: Pick<
    ReturnType<typeof useActionForm>,
    "Form" | "ref" | "onSubmit" | "busy" | "error" | "fieldErrors"
  >;
  fields: AccountField[];
  submit: string;
  busyText: string;
  /** Between the fields and the button. */
  children?: ReactNode;
};

/** The form of an account page. */
export function AccountForm({ form, fields, submit, busyText, children }: AccountFormProps) {
  const { Form, ref, onSubmit, busy, error, fieldErrors } = form;
  return (
    <Form ref={ref} onSubmit={onSubmit} method="post" className="space-y-5">
      <Banner kind="error">{error}</Banner>
      <AccountFields fields={fields} errors={fieldErrors} />
      {children}
      <SubmitButton busy={busy} busyText={busyText} className="needs-script h-12 w-full">
        {submit}
      </SubmitButton>
    </Form>
  );
}

type AccountFieldsProps = { fields: AccountField[]; errors: Record<string, string> };

/** All required. */
export function AccountFields({ fields, errors }: AccountFieldsProps) {
  return fields.map(({ type, label, hint, ...input }) => {
    if (type === "hidden") return <input key={input.name} type="hidden" {...input} />;
    const field = { ...input, label, hint, required: true, error: errors[input.name] };
    if (type === "password") return <PasswordField key={input.name} {...field} />;
    return <Field key={input.name} type={type} {...field} />;
  });
}
