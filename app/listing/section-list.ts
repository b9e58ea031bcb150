import type { BlogCard } from "#features/blogs/contract.ts";
import type { Api } from "../contracts.ts";
import { reading } from "../reading.ts";
import { addressOf, atItsAddress, nameIn, pageIn, pageOf, pageSize } from "./asking.ts";

/** One page of a section's blogs in a subcategory, or in all, as the address of the list at `path` asks for it. */
export async function readSectionList(
  { blogs }: Pick<Api, "blogs">,
  { url }: Request,
  path: string,
  sectionType: BlogCard["section"],
) {
  const subcategory = nameIn(url, "subcategory");
  const [list, names] = await reading(
    Promise.all([
      pageOf(pageIn(url), (page) =>
        blogs.section({ sectionType, subcategory, page, limit: pageSize, view: "card" }),
      ),
      blogs.subcategories({ section: sectionType }),
    ]),
  );
  atItsAddress(url, addressOf(path, { subcategory, page: list.page }));
  return { subcategory, list, names };
}
