import { FilterLinks } from "#ui/filter-links.tsx";
import { urlFor } from "./search-params.ts";

type SubcategoryFilterProps = {
  all: string;
  path: string;
  names: string[];
  chosen: string | undefined;
};

/** A link for all, and one for each subcategory. */
export function SubcategoryFilter({ all, path, names, chosen }: SubcategoryFilterProps) {
  return (
    <FilterLinks
      label="Subcategory"
      filters={[undefined, ...names].map((name) => ({
        text: name ?? all,
        to: urlFor(path, { subcategory: name }),
        active: chosen === name,
      }))}
    />
  );
}
