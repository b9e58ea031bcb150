import { categoryLabels } from "#features/photography/category-labels.ts";
import { FilterLinks } from "#ui/filter-links.tsx";
import { Choice, SearchForm } from "../list/search-form.tsx";
import type { CollectionQuery } from "./search-params.ts";

type Counts = { all: number; draft: number; published: number };
type CollectionFiltersProps = { asked: CollectionQuery; counts: Counts | undefined };

const categories = [
  { value: "", text: "All categories" },
  ...Object.entries(categoryLabels).map(([value, text]) => ({ value, text })),
];

const sorts = [
  { value: "", text: "Sort: changed last" },
  { value: "date", text: "Sort: published last" },
  { value: "title", text: "Sort: title" },
  { value: "items", text: "Sort: most media" },
];

/** Search and filters of the table of collections. All of it stands in the address. */
export function CollectionFilters({ asked, counts }: CollectionFiltersProps) {
  const statuses = (
    [
      [undefined, "All", counts?.all],
      ["published", "Published", counts?.published],
      ["draft", "Drafts", counts?.draft],
    ] as const
  ).map(([status, text, count]) => ({
    text: count === undefined ? text : `${text} (${count.toLocaleString("en-US")})`,
    to: asked.addressWith({ status }),
    active: asked.status === status,
  }));
  return (
    <>
      <FilterLinks compact label="Status" filters={statuses} />
      {/* The fields keep what is chosen until the address says something else. */}
      <SearchForm
        key={[asked.q, asked.category, asked.sort].join()}
        label="Title or creator"
        asked={asked.q}
        kept={{ status: asked.status, rows: asked.rows }}
      >
        <Choice label="Category" name="category" choices={categories} defaultValue={asked.category ?? ""} />
        <Choice
          label="Sort"
          name="sort"
          choices={sorts}
          defaultValue={asked.sort === "changed" ? "" : asked.sort}
          className="lg:hidden"
        />
      </SearchForm>
    </>
  );
}
