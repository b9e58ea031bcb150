import { useState } from "react";
import type { InputProps } from "#admin/fields/form-value.ts";
import { timeIn, timeZoneChoices } from "#features/settings/choices.ts";
import { m } from "#messages";
import { SearchSelect } from "#ui/forms/search-select.tsx";

export function TimeZoneInput({ field, ...props }: InputProps<string>) {
  const [options] = useState(() => timeZoneChoices(props.value));
  const now = timeIn(props.value);
  const time = now && m.adminSettings.timeThere({ time: now });
  const hint = [time, field.hint?.()].filter(Boolean).join(" ");
  const { name, value, onChange, error } = props;
  return <SearchSelect {...{ name, value, onChange, error, hint, options }} label={field.label()} />;
}
