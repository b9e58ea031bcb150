import type { BlogCard } from "#features/blogs/contract.ts";
import type { WrittenBlog } from "#features/blogs/writing-contract.ts";
import { emptyFields, fieldsOf, localTime } from "./fields.ts";
import type { Saved } from "./use-writing.ts";

/** What the server has of a blog. */
export function savedOf(blog: WrittenBlog, timeZone: string): Saved {
  const { status, publishedAt, version } = blog;
  const publishAt = status === "scheduled" && publishedAt ? localTime(publishedAt, timeZone) : undefined;
  return { fields: fieldsOf(blog, timeZone), version, publishAt };
}

/** The same of a blog that it does not have. */
export function unsaved(section: BlogCard["section"] = emptyFields.section): Saved {
  return { fields: { ...emptyFields, section }, version: null };
}
