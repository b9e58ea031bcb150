import type { BlogCounts } from "#features/blogs/writing-contract.ts";
import { type Filter, FilterLinks } from "#ui/filter-links.tsx";
import { Choice, SearchForm } from "#ui/manage/search-form.tsx";
import type { AskedBlogs } from "./asked.ts";

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

type BlogFiltersProps = { asked: AskedBlogs; counts: BlogCounts | undefined; ofEvents: boolean };

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
  const key = [asked.q, asked.section, asked.subcategory, asked.sort, counts?.subcategories.length].join();
  return (
    <>
      <div className="flex flex-wrap gap-x-10 gap-y-4">
        <FilterLinks label="Status" filters={statuses} />
        {ofEvents && (
          <FilterLinks
            label="Time"
            filters={([undefined, "upcoming", "past"] as const).map((eventStatus) => ({
              text: eventStatus === undefined ? "All events" : eventStatus === "past" ? "Past" : "Upcoming",
              to: asked.addressWith({ eventStatus }),
              active: asked.eventStatus === eventStatus,
            }))}
          />
        )}
      </div>
      <SearchForm
        key={key}
        label="Title or author"
        asked={asked.q}
        kept={{ status: asked.status, when: asked.eventStatus }}
      >
        {!ofEvents && (
          <Choice label="Type" name="section" choices={sections} defaultValue={asked.section ?? ""} />
        )}
        {subcategories.length > 0 && (
          <Choice
            label="Subcategory"
            name="subcategory"
            choices={[
              { value: "", text: "All subcategories" },
              ...subcategories.map((name) => ({ value: name, text: name })),
            ]}
            defaultValue={asked.subcategory ?? ""}
            className="sm:max-w-60"
          />
        )}
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
