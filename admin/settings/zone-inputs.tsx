import { useState } from "react";
import type { InputProps } from "#admin/fields/form-value.ts";
import { textOf } from "#features/fields/field.ts";
import { languageChoices, timeIn, timeZoneChoices } from "#features/settings/choices.ts";
import { m } from "#messages";
import { SearchSelect } from "#ui/forms/search-select.tsx";

export function LanguageInput({ field, ...props }: InputProps<string>) {
  const [options] = useState(() => languageChoices(props.value));
  return (
    <SearchSelect
      {...inputOf(props)}
      label={textOf(field.label)}
      options={options}
      hint={textOf(field.hint)}
    />
  );
}

export function TimeZoneInput({ field, ...props }: InputProps<string>) {
  const [options] = useState(() => timeZoneChoices(props.value));
  const now = timeIn(props.value);
  const time = now && m.adminSettings.timeThere({ time: now });
  const hint = [time, textOf(field.hint)].filter(Boolean).join(" ");
  return <SearchSelect {...inputOf(props)} label={textOf(field.label)} options={options} hint={hint} />;
}

function inputOf({ name, value, onChange, error }: Omit<InputProps<string>, "field">) {
  return { name, value, onChange, error };
}
