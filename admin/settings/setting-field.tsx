import type { ReactNode } from "react";
import type { SettingGroup, Settings } from "#core/settings.ts";
import { Field, TextField } from "#ui/forms/field.tsx";
import { type FieldOf, labels, originOf } from "./groups.ts";
import type { SettingsForm } from "./use-settings.ts";

type SettingFieldProps<Name extends SettingGroup> = {
  form: SettingsForm<Name>;
  field: FieldOf<Name>;
  hint?: ReactNode;
  /** Number of lines; default: a single-line field. */
  rows?: number;
  type?: "email" | "tel" | "url";
  maxLength?: number;
  onBlur?(): void;
};

export function SettingField<Name extends SettingGroup>({
  form,
  field,
  hint,
  rows,
  ...rest
}: SettingFieldProps<Name>) {
  const { name, base, values, errors, change } = form;
  const shared = {
    name: field,
    label: labels[name][field],
    error: errors[field],
    hint: (
      <Hint
        text={hint}
        origin={originOf(name, field, {
          values: values as Settings[Name],
          defaults: base.defaults as Settings[Name],
        } as never)}
      />
    ),
    value: String(values[field]),
    dir: "auto",
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [field]: target.value } as unknown as Partial<Settings[Name]>),
  };
  return rows ? <TextField {...shared} {...rest} rows={rows} /> : <Field {...shared} {...rest} />;
}

function Hint({ text, origin }: { text: ReactNode; origin: string | undefined }) {
  return (
    <>
      {text} {origin}
    </>
  );
}
