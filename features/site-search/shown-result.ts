import { pick } from "#core/pick.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { type ShownPicture, shownPicture } from "#features/media/shown-picture.ts";
import { type ShownCollection, shownCollection } from "#features/photography/shown-collection.ts";
import type { SearchResult } from "./contract.ts";

const shownOfBlog = [
  ...(["_id", "slug", "title", "section", "subcategory", "language"] as const),
  ...(["date", "authors", "with", "event", "eventStatus"] as const),
] as const;

export type FoundBlog = Pick<BlogCard, (typeof shownOfBlog)[number]> & { cover: ShownPicture };

export type ShownResult = Omit<SearchResult, "blog" | "collection"> & {
  blog?: FoundBlog;
  collection?: ShownCollection;
};

/** What a page needs of a result: only the passages and tags that were found. */
export function shownResult({ blog, collection, ...rest }: SearchResult): ShownResult {
  return {
    ...rest,
    blog: blog && { ...pick(blog, shownOfBlog), cover: shownPicture(blog.cover) },
    collection: collection && shownCollection(collection),
  };
}
