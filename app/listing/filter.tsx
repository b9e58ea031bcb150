import { languageName } from "#core/language.ts";
import { FilterLinks } from "#ui/filter-links.tsx";
import { isCombined, urlFor } from "./search-params.ts";

type Value = string | number | undefined;

type FilterProps = {
  label: string;
  path: string;
  query: Record<string, Value>;
  /** The place of the list on its page. */
  hash?: `#${string}`;
  /** The query parameter that it changes. */
  parameter: string;
  choices: readonly (readonly [value: Value, text: string, language?: string])[];
  named?: boolean;
  plain?: boolean;
};

export function Filter({ path, query, hash = undefined, parameter, choices, ...rest }: FilterProps) {
  return (
    <FilterLinks
      {...rest}
      filters={choices.map(([value, text, language]) => {
        const chosen = { ...query, [parameter]: value };
        return {
          text,
          language,
          to: urlFor(path, chosen) + (hash ?? ""),
          nofollow: isCombined(chosen),
          active: value === query[parameter],
        };
      })}
    />
  );
}

const sections = [
  [undefined, "All sections"],
  ["programmes", "Programmes"],
  ["publications", "Publications"],
  ["events", "Events"],
] as const;

export function SectionFilter(list: Pick<FilterProps, "path" | "query" | "hash">) {
  return <Filter {...list} parameter="section" label="Section" named choices={sections} />;
}

type LanguageFilterProps = Pick<FilterProps, "path" | "query" | "hash"> & { languages: string[] };

export function LanguageFilter({ languages, query, ...list }: LanguageFilterProps) {
  if (languages.length < 2 && query.language === undefined) return null;
  const choices = languages.map((language) => [language, languageName(language), language] as const);
  return (
    <Filter
      {...list}
      query={query}
      parameter="language"
      label="Language"
      named
      plain
      choices={[[undefined, "All languages"], ...choices]}
    />
  );
}

type YearFilterProps = Pick<FilterProps, "path" | "query"> & { years: number[] };

export function YearFilter({ years, path, query }: YearFilterProps) {
  if (years.length < 2 && query.year === undefined) return null;
  const choices = years.map((year) => [year, String(year)] as const);
  return (
    <Filter
      path={path}
      query={query}
      parameter="year"
      label="Year"
      named
      plain
      choices={[[undefined, "All years"], ...choices]}
    />
  );
}
