import type { BlogCounts } from "#features/blogs/writing-contract.ts";
import { type Filter, FilterLinks } from "#ui/filter-links.tsx";
import { Choice, SearchForm } from "../list/search-form.tsx";
import type { ArticleQuery } from "./search-params.ts";

const sections = [
  { value: "", text: "All types" },
  { value: "programmes", text: "Programmes" },
  { value: "publications", text: "Publications" },
  { value: "events", text: "Events" },
];

const sorts = [
  { value: "", text: "Sort: changed last" },
  { value: "date", text: "Sort: published last" },
  { value: "title", text: "Sort: title" },
  { value: "event", text: "Sort: event date" },
  { value: "comments", text: "Sort: comments" },
  { value: "likes", text: "Sort: likes" },
];

const times = [
  { value: "", text: "All events" },
  { value: "upcoming", text: "Upcoming" },
  { value: "past", text: "Past" },
];

type BlogFiltersProps = { asked: ArticleQuery; counts: BlogCounts | undefined; ofEvents: boolean };

/** Search and filters of a table of blogs. All of it stands in the address. */
export function BlogFilters({ asked, counts, ofEvents }: BlogFiltersProps) {
  const statuses: Filter[] = (
    [
      [undefined, "All", counts?.all],
      ["published", "Published", counts?.published],
      ["scheduled", "Scheduled", counts?.scheduled],
      ["draft", "Drafts", counts?.draft],
    ] as const
  ).map(([status, text, count]) => ({
    text: count === undefined ? text : `${text} (${count.toLocaleString("en-US")})`,
    to: asked.addressWith({ status }),
    active: asked.status === status,
  }));
  const subcategories = [...new Set([...(counts?.subcategories ?? []), asked.subcategory ?? ""])].filter(
    Boolean,
  );
  // The fields keep what is chosen until the address says something else.
  const key = [
    asked.q,
    asked.section,
    asked.eventStatus,
    asked.subcategory,
    asked.sort,
    counts?.subcategories.length,
  ].join();
  return (
    <>
      <FilterLinks compact label="Status" filters={statuses} />
      <SearchForm
        key={key}
        label="Title or author"
        asked={asked.q}
        kept={{ status: asked.status, rows: asked.rows }}
      >
        {ofEvents && (
          <Choice label="Time" name="when" choices={times} defaultValue={asked.eventStatus ?? ""} />
        )}
        {!ofEvents && (
          <Choice label="Type" name="section" choices={sections} defaultValue={asked.section ?? ""} />
        )}
        <Choice
          label="Subcategory"
          name="subcategory"
          choices={[
            { value: "", text: "All subcategories" },
            ...subcategories.map((name) => ({ value: name, text: name })),
          ]}
          defaultValue={asked.subcategory ?? ""}
        />
        <Choice
          label="Sort"
          name="sort"
          choices={sorts.filter(({ value }) => ofEvents || value !== "event")}
          defaultValue={asked.sort === "changed" ? "" : asked.sort}
          className="lg:hidden"
        />
      </SearchForm>
    </>
  );
}
