import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { controlLook } from "#ui/field.tsx";
import { FilterLinks } from "#ui/filter-links.tsx";
import { addressOf } from "../../listing/asking.ts";

const filters = [
  { text: "Everything" },
  { text: "Images", kind: "image" },
  { text: "Videos", kind: "video" },
  { text: "Used", use: "used" },
  { text: "Unused", use: "unused" },
  { text: "Without alternative text", alt: "missing" },
] as const satisfies Filter[];

type Filter = { text: string; kind?: "image" | "video"; use?: "used" | "unused"; alt?: "missing" };

/** What the address asks for. */
export type Asked = Omit<Filter, "text"> & { q?: string; page: number };

/** Only the browser reads the address: the server's page is the same for everybody. */
export function askedBy(query: URLSearchParams): Asked {
  const page = Number(query.get("page"));
  const one = <Name extends string>(name: string, names: readonly Name[]) =>
    names.find((choice) => choice === query.get(name));
  return {
    q: query.get("q")?.slice(0, 100) || undefined,
    kind: one("kind", ["image", "video"]),
    use: one("use", ["used", "unused"]),
    alt: one("alt", ["missing"]),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The search and the filters of the library. What is asked for stands in the address of the page. */
export function MediaFilters({ path, asked }: { path: string; asked: Asked }) {
  const { q, kind, use, alt } = asked;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <FilterLinks
        label="Filter"
        filters={filters.map((filter: Filter) => ({
          text: filter.text,
          to: addressOf(path, { q, kind: filter.kind, use: filter.use, alt: filter.alt }),
          active: filter.kind === kind && filter.use === use && filter.alt === alt,
        }))}
      />
      <Form key={q} role="search" className="flex w-full gap-2 sm:w-96">
        {Object.entries({ kind, use, alt }).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <input
          type="search"
          name="q"
          aria-label="Words of the alternative text"
          placeholder="Words of the alternative text"
          defaultValue={q}
          maxLength={100}
          className={`h-11 min-w-0 ${controlLook}`}
        />
        <Button type="submit" look="outline" aria-label="Search" className="px-3.5!">
          <Search aria-hidden className="size-4.5" />
        </Button>
      </Form>
    </div>
  );
}
