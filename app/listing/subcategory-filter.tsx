import { FilterLinks } from "#ui/filter-links.tsx";
import { addressOf } from "./asking.ts";

type SubcategoryFilterProps = {
  all: string;
  path: string;
  names: string[];
  chosen: string | undefined;
  /** Other filters that stay as they are. */
  others?: Record<string, string | undefined>;
};

/** A link for all, and one for each subcategory. */
export function SubcategoryFilter({ all, path, names, chosen, others = {} }: SubcategoryFilterProps) {
  if (names.length === 0) return null;
  return (
    <FilterLinks
      label="Subcategory"
      filters={[
        { text: all, to: addressOf(path, others), active: chosen === undefined },
        ...names.map((name) => ({
          text: name,
          to: addressOf(path, { subcategory: name, ...others }),
          active: chosen === name,
        })),
      ]}
    />
  );
}
