import type { Queries } from "#db/engine.ts";

/** Puts blogs into the trash. Answers with the ids of those that were not in it. */
export async function putIntoTrash(
  db: Queries,
  ids: string[],
  { now, deleterId }: { now: string; deleterId: string },
): Promise<string[]> {
  const rows = await db
    .updateTable("blogs")
    .set({ deletedAt: now, deleterId })
    .where("id", "in", ids)
    .where("deletedAt", "is", null)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Takes blogs out of the trash. Those whose time to be published has come in there are drafts: readers have never seen
 * them, and nobody has said now that they should. Answers with the ids of those that were in it.
 */
export async function takeFromTrash(db: Queries, now: string, ids: string[]): Promise<string[]> {
  await db
    .updateTable("blogs")
    .set({ publishedAt: null })
    .where("id", "in", ids)
    .whereRef("publishedAt", ">", "deletedAt")
    .where("publishedAt", "<=", now)
    .execute();
  const rows = await db
    .updateTable("blogs")
    .set({ deletedAt: null, deleterId: null })
    .where("id", "in", ids)
    .where("deletedAt", "is not", null)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of blogs that are in the trash since before an instant. */
export async function inTrashBefore(db: Queries, before: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("blogs")
    .select("id")
    .where("deletedAt", "is not", null)
    .where("deletedAt", "<", before)
    .orderBy("deletedAt")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The ids of all pictures that a blog shows, or showed in an older version. */
export async function picturesOf(db: Queries, blogId: string): Promise<string[]> {
  const cover = await db.selectFrom("blogs").select("coverId as id").where("id", "=", blogId).execute();
  const noted = await db
    .selectFrom("documentMedia")
    .select("mediaId as id")
    .where("kind", "=", "blog")
    .where("ref", "=", blogId)
    .execute();
  return [...new Set([...cover, ...noted].flatMap(({ id }) => id ?? []))];
}

/**
 * Takes a blog in the trash away for good with all that hangs on it, and keeps that it was here if readers have seen
 * it. False where it is not in the trash (any more).
 */
export async function removeForGood(db: Queries, now: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom("blogs")
    .where("id", "=", id)
    .where("deletedAt", "is not", null)
    .returning(["publishedAt", "deletedAt"])
    .executeTakeFirst();
  if (!removed) return false;
  const { publishedAt, deletedAt } = removed;
  if (publishedAt === null || publishedAt > (deletedAt ?? now)) return true;
  await db
    .insertInto("tombstones")
    .values({ kind: "blog", ref: id, removedAt: deletedAt ?? now })
    .onConflict((conflict) => conflict.columns(["kind", "ref"]).doUpdateSet({ removedAt: now }))
    .execute();
  return true;
}
