import type { Queries } from "#db/engine.ts";

/** Puts collections into the trash. Answers with the ids of those that were not in it. */
export async function trashCollections(
  db: Queries,
  ids: string[],
  { now, deleterId }: { now: string; deleterId: string },
): Promise<string[]> {
  const rows = await db
    .updateTable("collections")
    .set({ deletedAt: now, deleterId })
    .where("id", "in", ids)
    .where("deletedAt", "is", null)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes collections out of the trash, as they were. Answers with the ids of those that were in it. */
export async function restoreCollections(db: Queries, ids: string[]): Promise<string[]> {
  const rows = await db
    .updateTable("collections")
    .set({ deletedAt: null, deleterId: null })
    .where("id", "in", ids)
    .where("deletedAt", "is not", null)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Some collections that have been in the trash since an instant or longer. */
export async function collectionsTrashedUntil(
  db: Queries,
  instant: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom("collections")
    .select("id")
    .where("deletedAt", "<=", instant)
    .orderBy("deletedAt")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Deletes collections in the trash with all that hangs on them; of those that were public it is kept that they
 * were here. Answers with the ids of those that were in the trash, and of their media.
 */
export async function discardCollections(
  db: Queries,
  ids: string[],
  now: string,
): Promise<{ ids: string[]; media: string[] }> {
  const items = await db
    .selectFrom("collectionItems")
    .select(["collectionId", "mediaId"])
    .where("collectionId", "in", ids)
    .execute();
  const gone = await db
    .deleteFrom("collections")
    .where("id", "in", ids)
    .where("deletedAt", "is not", null)
    .returning(["id", "publishedAt"])
    .execute();
  const removed = new Set(gone.map(({ id }) => id));
  const known = gone.filter(({ publishedAt }) => publishedAt !== null && publishedAt <= now);
  if (known.length > 0) {
    await db
      .insertInto("tombstones")
      .values(known.map(({ id }) => ({ kind: "collection" as const, ref: id, removedAt: now })))
      .onConflict((conflict) => conflict.columns(["kind", "ref"]).doUpdateSet({ removedAt: now }))
      .execute();
  }
  const media = items.filter(({ collectionId }) => removed.has(collectionId)).map(({ mediaId }) => mediaId);
  return { ids: [...removed], media: [...new Set(media)] };
}
