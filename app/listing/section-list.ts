import type { RouterContextProvider } from "react-router";
import { api } from "#core/api.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { readingFilters, withRouteErrors } from "../route-errors.ts";
import { nameIn, pageIn, pageOf, pageSize, redirectToCanonical, urlFor } from "./search-params.ts";

/** One page of a section's blogs in a subcategory, or in all, as the address of the list at `path` asks for it. */
export async function readSectionList(
  context: Readonly<RouterContextProvider>,
  { url }: Request,
  path: string,
  sectionType: BlogCard["section"],
) {
  const { blogs } = context.get(api);
  const subcategory = nameIn(url, "subcategory");
  const [list, names] = await withRouteErrors(
    Promise.all([
      pageOf(pageIn(url), (page) =>
        blogs.section({ sectionType, subcategory, page, limit: pageSize, view: "card" }),
      ),
      readingFilters(context, blogs.subcategories({ section: sectionType })),
    ]),
  );
  redirectToCanonical(url, urlFor(path, { subcategory, page: list.page }));
  return { subcategory, list, names };
}
