import { useId } from "react";
import { groupOf } from "#features/fields/field.ts";
import { SelectField } from "#ui/forms/field.tsx";
import { RequiredLabel } from "#ui/required.tsx";
import { choicesOf } from "./choices.ts";
import type { InputProps } from "./form-value.ts";

export function ChoiceInput({ name, field, value, onChange, error, className }: InputProps<string>) {
  const { hint, required } = field;
  const label = field.label();
  if (field.hints) return <Radios field={field} value={value} onChange={onChange} />;
  return (
    <SelectField
      name={name}
      label={required ? <RequiredLabel>{label}</RequiredLabel> : label}
      required={required !== undefined}
      hint={hint?.()}
      error={error}
      value={value}
      options={choicesOf(field)}
      onChange={({ target }) => onChange(target.value)}
      className={className}
    />
  );
}

type RadiosProps = Pick<InputProps<string>, "field" | "value" | "onChange">;

/** All options with what they mean. */
function Radios({ field, value: chosen, onChange }: RadiosProps) {
  const { group, options = {}, hints = {} } = field;
  const label = field.label();
  const id = useId();
  return (
    <fieldset className="space-y-3">
      <legend className={label === groupOf(group) ? "sr-only" : "mb-3 text-small font-semibold"}>
        {label}
      </legend>
      {Object.entries(options).map(([value, text]) => (
        <div key={value}>
          <label className="flex min-h-11 items-center gap-3 text-small font-semibold">
            <input
              type="radio"
              name={id}
              checked={chosen === value}
              aria-describedby={`${id}-${value}`}
              onChange={() => onChange(value)}
              className="size-5 shrink-0 accent-brand"
            />
            {text()}
          </label>
          <p id={`${id}-${value}`} className="ms-8 text-meta text-muted">
            {hints[value]?.()}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
