import { urlFor } from "#app/listing/search-params.ts";
import { FilterLinks } from "#ui/filter-links.tsx";
import { Choice, SearchForm } from "../list/search-form.tsx";
import { searchedIn } from "./words.ts";

const filters = [
  { text: "Everything" },
  { text: "Images", kind: "image" },
  { text: "Videos", kind: "video" },
  { text: "Used", use: "used" },
  { text: "Unused", use: "unused" },
  { text: "No alternative text", alt: "missing" },
  { text: "Decorative", alt: "decorative" },
] as const satisfies Filter[];

type Filter = {
  text: string;
  kind?: "image" | "video";
  use?: "used" | "unused";
  alt?: "missing" | "decorative";
};

const day = 24 * 3600 * 1000; // milliseconds
const times = [
  { value: "", text: "Any date" },
  { value: "7", text: "Last 7 days" },
  { value: "30", text: "Last 30 days" },
  { value: "365", text: "Last 12 months" },
] as const;

/** What the address asks for. `days`: uploaded within so many days. */
export type Asked = Omit<Filter, "text"> & { q?: string; days?: string; page: number };

/** The instant before which files are left out. */
export function sinceOf({ days }: Asked): string | undefined {
  return days && new Date(Date.now() - Number(days) * day).toISOString();
}

/** Only the browser reads the address: the server's page is the same for everybody. */
export function askedBy(query: URLSearchParams): Asked {
  const page = Number(query.get("page"));
  const one = <Name extends string>(name: string, names: readonly Name[]) =>
    names.find((choice) => choice === query.get(name));
  return {
    q: query.get("q")?.slice(0, 100) || undefined,
    kind: one("kind", ["image", "video"]),
    use: one("use", ["used", "unused"]),
    alt: one("alt", ["missing", "decorative"]),
    days: one("days", ["7", "30", "365"]),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The search and the filters of the library. What is asked for stands in the address of the page. */
export function MediaFilters({ path, asked }: { path: string; asked: Asked }) {
  const { q, kind, use, alt, days } = asked;
  return (
    <>
      <FilterLinks
        compact
        label="Filter"
        filters={filters.map((filter: Filter) => ({
          text: filter.text,
          to: urlFor(path, { q, days, kind: filter.kind, use: filter.use, alt: filter.alt }),
          active: filter.kind === kind && filter.use === use && filter.alt === alt,
        }))}
      />
      <SearchForm key={[q, days].join()} label={searchedIn} asked={q} kept={{ kind, use, alt }}>
        <Choice label="Uploaded" name="days" choices={[...times]} defaultValue={days ?? ""} />
      </SearchForm>
    </>
  );
}
