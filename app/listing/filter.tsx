import { languageName } from "#core/language.ts";
import { m } from "#messages";
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
  const filters = choices.map(([value, text, language]) => {
    const link = filterLink({ path, query, text, change: { [parameter]: value } });
    return { ...link, language, to: link.to + (hash ?? "") };
  });
  return <FilterLinks {...rest} filters={filters} />;
}

type FilterLink = Pick<FilterProps, "path" | "query"> & { text: string; change: FilterProps["query"] };

/** Leads to the list with other choices. */
export function filterLink({ path, query, text, change }: FilterLink) {
  const chosen = { ...query, ...change };
  return {
    text,
    to: urlFor(path, chosen),
    nofollow: isCombined(chosen),
    active: Object.entries(change).every(([name, value]) => value === query[name]),
  };
}

const sections = () =>
  [
    [undefined, m.listing.allSections()],
    ["programmes", m.listing.programmes()],
    ["publications", m.listing.publications()],
    ["events", m.listing.events()],
  ] as const;

export function SectionFilter(list: Pick<FilterProps, "path" | "query" | "hash">) {
  return <Filter {...list} parameter="section" label={m.listing.section()} named choices={sections()} />;
}

type SecondFilterProps = Omit<FilterProps, "named" | "plain"> & { all: string };

/** Narrows what the row above it has. Nothing without a choice. */
function SecondFilter({ all, choices, ...list }: SecondFilterProps) {
  if (choices.length < 2 && list.query[list.parameter] === undefined) return null;
  return <Filter {...list} named plain choices={[[undefined, all], ...choices]} />;
}

type LanguageFilterProps = Pick<FilterProps, "path" | "query" | "hash"> & { languages: string[] };

export function LanguageFilter({ languages, ...list }: LanguageFilterProps) {
  const choices = languages.map((language) => [language, languageName(language), language] as const);
  return (
    <SecondFilter
      {...list}
      parameter="language"
      label={m.listing.language()}
      all={m.listing.allLanguages()}
      choices={choices}
    />
  );
}

type YearFilterProps = Pick<FilterProps, "path" | "query"> & { years: number[] };

export function YearFilter({ years, ...list }: YearFilterProps) {
  const choices = years.map((year) => [year, String(year)] as const);
  return (
    <SecondFilter
      {...list}
      parameter="year"
      label={m.listing.year()}
      all={m.listing.allYears()}
      choices={choices}
    />
  );
}
