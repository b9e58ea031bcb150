import { Languages } from "lucide-react";
import { useSite } from "#app/site/site.ts";
import { languageName } from "#core/language.ts";
import type { FieldProps } from "./kind.ts";
import { LanguageField } from "./language-field.tsx";
import { SideGroup } from "./side-group.tsx";
import { TranslationsField } from "./translations-field.tsx";

type LanguageGroupProps = Pick<FieldProps, "fields" | "change" | "errors">;

export function LanguageGroup(props: LanguageGroupProps) {
  const site = useSite();
  const { fields, errors } = props;
  return (
    <SideGroup
      title="Language and translations"
      icon={Languages}
      summary={languageName(fields.language || site.language)}
      lazy={{ isWrong: errors.language !== undefined }}
    >
      <LanguageField {...props} />
      <TranslationsField />
    </SideGroup>
  );
}
