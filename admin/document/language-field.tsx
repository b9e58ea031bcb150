import { useState } from "react";
import { useSite } from "#app/site/site.ts";
import { languageName } from "#core/language.ts";
import { sharingFields } from "#features/publishing/sharing.ts";
import { languageChoices } from "#features/settings/choices.ts";
import { SearchSelect } from "#ui/forms/search-select.tsx";
import type { FieldProps } from "./kind.ts";

type LanguageFieldProps = Pick<FieldProps, "fields" | "change" | "errors">;

/** The language of the text, for screen readers, hyphenation, search and translations. */
export function LanguageField({ fields: { language }, change, errors }: LanguageFieldProps) {
  const site = useSite();
  const [choices] = useState(() => languageChoices(language || site.language));
  const defaultValue = { value: "", text: `${languageName(site.language)} (the site’s language)` };
  return (
    <SearchSelect
      name="language"
      label={sharingFields.language.label}
      hint="Of the title and the text. Type some letters to find it."
      value={language}
      options={[
        defaultValue,
        ...choices.filter(({ value }) => value === language || value !== site.language),
      ]}
      error={errors.language}
      onChange={(chosen) => change({ language: chosen })}
    />
  );
}
