import { useState } from "react";
import { languageChoices } from "#features/settings/choices.ts";
import { SearchSelect } from "#ui/forms/search-select.tsx";
import type { InputProps } from "./form-value.ts";

export function LanguageInput({ field, name, value, onChange, error }: InputProps<string>) {
  const [options] = useState(() => languageChoices(value));
  return (
    <SearchSelect
      {...{ name, value, onChange, error, options }}
      label={field.label()}
      hint={field.hint?.()}
    />
  );
}
