import { rowsOfTags } from "#core/tags.ts";
import type { TagTable } from "#db/schema.ts";

/** The tags of a blog as rows, 20 of 50 characters at most: what is more is left out. */
export function tagRows(blogId: string, tags: string[]): TagTable[] {
  return rowsOfTags(tags).map((tag) => ({ kind: "blog", ref: blogId, ...tag }));
}
