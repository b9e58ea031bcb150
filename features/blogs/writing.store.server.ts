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

/** Who has written a blog, and whether everybody may see it; undefined where there is none. */
export async function findWritten(db: Queries, now: string, id: string) {
  const row = await db
    .selectFrom("blogs")
    .select(["authorId", "publishedAt"])
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return row && { authorId: row.authorId, isPublic: row.publishedAt !== null && row.publishedAt <= now };
}

/**
 * Takes a blog away with all that hangs on it, and keeps that it was here. Answers with its cover, if it had
 * one; undefined where somebody else was faster.
 */
export async function removeBlog(
  db: Queries,
  now: string,
  id: string,
): Promise<{ coverId: string | null } | undefined> {
  const removed = await db.deleteFrom("blogs").where("id", "=", id).returning("coverId").executeTakeFirst();
  if (!removed) return undefined;
  await db.deleteFrom("searchEntries").where("kind", "=", "blog").where("ref", "=", id).execute();
  await db
    .insertInto("removals")
    .values({ kind: "blog", ref: id, removedAt: now })
    .onConflict((conflict) => conflict.columns(["kind", "ref"]).doUpdateSet({ removedAt: now }))
    .execute();
  return removed;
}

export async function hasSource(db: Queries, sourceKey: string): Promise<boolean> {
  const row = await db.selectFrom("blogs").select("id").where("sourceKey", "=", sourceKey).executeTakeFirst();
  return row !== undefined;
}
