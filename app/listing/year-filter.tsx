import { FilterLinks } from "#ui/filter-links.tsx";

type YearFilterProps = {
  years: number[];
  chosen: number | undefined;
  urlFor(year: number | undefined): string;
};

export function YearFilter({ years, chosen, urlFor }: YearFilterProps) {
  if (years.length < 2 && chosen === undefined) return null;
  const all = [undefined, ...years];
  return (
    <FilterLinks
      label="Year"
      named
      plain
      filters={all.map((year) => ({
        text: year === undefined ? "All years" : String(year),
        to: urlFor(year),
        active: year === chosen,
      }))}
    />
  );
}
