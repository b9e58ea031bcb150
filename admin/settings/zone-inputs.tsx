import { useState } from "react";
import type { InputProps } from "#admin/fields/form-value.ts";
import { languageChoices, timeIn, timeZoneChoices } from "#features/settings/choices.ts";
import { m } from "#messages";
import { SearchSelect } from "#ui/forms/search-select.tsx";

export function LanguageInput({ field, ...props }: InputProps<string>) {
  const [options] = useState(() => languageChoices(props.value));
  return <SearchSelect {...inputOf(props)} label={field.label()} options={options} hint={field.hint?.()} />;
}

export function TimeZoneInput({ field, ...props }: InputProps<string>) {
  const [options] = useState(() => timeZoneChoices(props.value));
  const now = timeIn(props.value);
  const time = now && m.adminSettings.timeThere({ time: now });
  const hint = [time, field.hint?.()].filter(Boolean).join(" ");
  return <SearchSelect {...inputOf(props)} label={field.label()} options={options} hint={hint} />;
}

function inputOf({ name, value, onChange, error }: Omit<InputProps<string>, "field">) {
  return { name, value, onChange, error };
}
