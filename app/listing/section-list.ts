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
  const list = pageOf(pageIn(url), (page) =>
    blogs.section({ sectionType, subcategory, page, limit: pageSize, view: "card" }),
  );
  const names = blogs.subcategories({ section: sectionType });
  const { page } = await reading(list);
  atItsAddress(url, addressOf(path, { subcategory, page }));
  return { subcategory, list: await reading(list), names: await reading(names) };
}
