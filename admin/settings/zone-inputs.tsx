import { useState } from "react";
import type { InputProps } from "#admin/fields/form-value.ts";
import { languageChoices, timeIn, timeZoneChoices } from "#features/settings/choices.ts";
import { SearchSelect } from "#ui/forms/search-select.tsx";

export function LanguageInput({ field: { label, hint }, ...props }: InputProps<string>) {
  const { name, value, onChange, error } = props;
  const [options] = useState(() => languageChoices(value));
  return (
    <SearchSelect
      label={label}
      name={name}
      value={value}
      options={options}
      error={error}
      hint={hint}
      onChange={onChange}
    />
  );
}

export function TimeZoneInput({ field, ...props }: InputProps<string>) {
  const { name, value, onChange, error } = props;
  const [options] = useState(() => timeZoneChoices(value));
  const now = timeIn(value);
  const time = now && `It is ${now} there now. All dates on the site use this time zone.`;
  return (
    <SearchSelect
      label={field.label}
      name={name}
      value={value}
      options={options}
      error={error}
      hint={[time, field.hint].filter(Boolean).join(" ")}
      onChange={onChange}
    />
  );
}
