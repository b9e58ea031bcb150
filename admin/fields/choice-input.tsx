import { SelectField } from "#ui/forms/field.tsx";
import { RequiredLabel } from "#ui/required.tsx";
import { choicesOf } from "./choices.ts";
import type { InputProps } from "./form-value.ts";

export function ChoiceInput({ name, field, value, onChange, error, className }: InputProps<string>) {
  const { label, hint, required } = field;
  return (
    <SelectField
      name={name}
      label={required ? <RequiredLabel>{label}</RequiredLabel> : label}
      required={required !== undefined}
      hint={hint}
      error={error}
      value={value}
      options={choicesOf(field)}
      onChange={({ target }) => onChange(target.value)}
      className={className}
    />
  );
}
