import { Languages } from "lucide-react";
import { useState } from "react";
import { useSite } from "#app/site/site.ts";
import { languageName } from "#core/language.ts";
import { sharingFields } from "#features/publishing/sharing.ts";
import { languageChoices } from "#features/settings/choices.ts";
import { m } from "#messages";
import { SearchSelect } from "#ui/forms/search-select.tsx";
import type { FieldProps } from "./kind.ts";
import { SideGroup } from "./side-group.tsx";
import { TranslationsField } from "./translations-field.tsx";

type LanguageGroupProps = Pick<FieldProps, "fields" | "change" | "errors">;

export function LanguageGroup(props: LanguageGroupProps) {
  const site = useSite();
  const { fields, errors } = props;
  return (
    <SideGroup
      title={m.adminDocument.languageAndTranslations()}
      icon={Languages}
      summary={languageName(fields.language || site.mainLanguage)}
      lazy={{ isWrong: errors.language !== undefined }}
    >
      <LanguageField {...props} />
      <TranslationsField />
    </SideGroup>
  );
}

/** The language of the text, for screen readers, hyphenation, search and translations. */
function LanguageField({ fields: { language }, change, errors }: LanguageGroupProps) {
  const site = useSite();
  const [choices] = useState(() => languageChoices(language || site.mainLanguage));
  const defaultValue = {
    value: "",
    text: m.adminDocument.siteLanguage({ language: languageName(site.mainLanguage) }),
  };
  return (
    <SearchSelect
      name="language"
      label={sharingFields.language.label()}
      hint={m.adminDocument.languageHint()}
      value={language}
      options={[
        defaultValue,
        ...choices.filter(({ value }) => value === language || value !== site.mainLanguage),
      ]}
      error={errors.language}
      onChange={(chosen) => change({ language: chosen })}
    />
  );
}
