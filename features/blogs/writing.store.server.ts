import type { Queries } from "#db/engine.ts";
import type { BlogTable, BlogTagTable } from "#db/schema.ts";

/** Adds a blog with its tags, and what it can be found by. */
export async function addBlog(
  db: Queries,
  blog: BlogTable,
  tags: BlogTagTable[],
  text: string,
): Promise<void> {
  await db.insertInto("blogs").values(blog).execute();
  if (tags.length > 0) await db.insertInto("blogTags").values(tags).execute();
  const labels = tags.map(({ label }) => label).join(" ");
  await db
    .insertInto("searchEntries")
    .values({ kind: "blog", ref: blog.id, title: blog.title, tags: labels, body: text })
    .execute();
}

export async function hasSource(db: Queries, sourceKey: string): Promise<boolean> {
  const row = await db.selectFrom("blogs").select("id").where("sourceKey", "=", sourceKey).executeTakeFirst();
  return row !== undefined;
}
