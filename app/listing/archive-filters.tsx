import { FilterLinks } from "#ui/filter-links.tsx";
import type { ArchiveQuery } from "./archive.ts";
import { ChosenFilters } from "./chosen-filters.tsx";
import { urlFor } from "./search-params.ts";
import { YearFilter } from "./year-filter.tsx";

const sections = [
  { section: undefined, text: "All sections" },
  { section: "programmes", text: "Programmes" },
  { section: "publications", text: "Publications" },
  { section: "events", text: "Events" },
] as const;

type ArchiveFiltersProps = {
  query: ArchiveQuery;
  years: number[];
  author: string | undefined;
};

export function ArchiveFilters({ query, years, author }: ArchiveFiltersProps) {
  const address = (change: ArchiveQuery) => urlFor("/blogs", { ...query, ...change });
  const { tag } = query;
  const chosen = [
    ...(tag ? [{ text: `#${tag}`, without: address({ tag: undefined }) }] : []),
    ...(query.author
      ? [{ text: `By ${author ?? "one author"}`, without: address({ author: undefined }) }]
      : []),
  ];
  return (
    <>
      <ChosenFilters chosen={chosen} />
      <FilterLinks
        label="Section"
        named
        filters={sections.map(({ section, text }) => ({
          text,
          to: address({ section }),
          active: section === query.section,
        }))}
      />
      <YearFilter years={years} chosen={query.year} urlFor={(year) => address({ year })} />
    </>
  );
}
