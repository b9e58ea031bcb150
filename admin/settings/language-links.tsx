import { useLocation } from "react-router";
import { languageName } from "#core/language.ts";
import { type SiteLanguages, tagsOf } from "#core/site-languages.ts";
import { m } from "#messages";
import { FilterLinks } from "#ui/filter-links.tsx";

/** The further language in an address, if the site has it. */
export function languageAt(search: string, { languages }: SiteLanguages): string | undefined {
  const wanted = new URLSearchParams(search).get("language");
  return languages.find(({ language }) => language === wanted)?.language;
}

/** Leads to the texts in each language of the site. */
export function LanguageLinks({ site }: { site: SiteLanguages }) {
  const { pathname, search } = useLocation();
  if (site.languages.length === 0) return null;
  const current = languageAt(search, site) ?? site.language;
  const languages = tagsOf(site).map((language) => {
    const query = new URLSearchParams(search);
    query.delete("language");
    if (language !== site.language) query.set("language", language);
    return {
      text: languageName(language),
      language,
      to: query.size > 0 ? `${pathname}?${query}` : pathname,
      active: language === current,
    };
  });
  return (
    <div className="mt-3">
      <FilterLinks plain label={m.adminSettings.textLanguage()} filters={languages} />
    </div>
  );
}
