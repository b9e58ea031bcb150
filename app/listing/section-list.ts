import type { RouterContextProvider } from "react-router";
import { api } from "#core/api.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { reading, readingFilters } from "../route-errors.ts";
import { addressOf, atItsAddress, nameIn, pageIn, pageOf, pageSize } from "./search-params.ts";

/** One page of a section's blogs in a subcategory, or in all, as the address of the list at `path` asks for it. */
export async function readSectionList(
  context: Readonly<RouterContextProvider>,
  { url }: Request,
  path: string,
  sectionType: BlogCard["section"],
) {
  const { blogs } = context.get(api);
  const subcategory = nameIn(url, "subcategory");
  const [list, names] = await reading(
    Promise.all([
      pageOf(pageIn(url), (page) =>
        blogs.section({ sectionType, subcategory, page, limit: pageSize, view: "card" }),
      ),
      readingFilters(context, blogs.subcategories({ section: sectionType })),
    ]),
  );
  atItsAddress(url, addressOf(path, { subcategory, page: list.page }));
  return { subcategory, list, names };
}
