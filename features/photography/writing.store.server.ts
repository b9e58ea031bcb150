import type { Queries } from "#db/engine.ts";
import type { CollectionItemTable, CollectionTable, CollectionTagTable } from "#db/schema.ts";

/** Adds a collection with its media and tags, and what it can be found by. */
export async function addCollection(
  db: Queries,
  collection: CollectionTable,
  items: CollectionItemTable[],
  tags: CollectionTagTable[],
): Promise<void> {
  await db.insertInto("collections").values(collection).execute();
  if (items.length > 0) await db.insertInto("collectionItems").values(items).execute();
  if (tags.length > 0) await db.insertInto("collectionTags").values(tags).execute();
  const captions = items.map(({ alt, caption }) => `${alt} ${caption}`).join(" ");
  await db
    .insertInto("searchEntries")
    .values({
      kind: "collection",
      ref: collection.id,
      title: collection.title,
      tags: tags.map(({ label }) => label).join(" "),
      body: `${collection.description} ${captions}`,
    })
    .execute();
}

/**
 * Takes a collection away with all that hangs on it, and keeps that it was here. Answers with the ids of its
 * media; undefined where there is none, or somebody else was faster.
 */
export async function removeCollection(db: Queries, now: string, id: string): Promise<string[] | undefined> {
  const items = await db
    .selectFrom("collectionItems")
    .select("mediaId")
    .where("collectionId", "=", id)
    .execute();
  const removed = await db
    .deleteFrom("collections")
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!removed) return undefined;
  await db.deleteFrom("searchEntries").where("kind", "=", "collection").where("ref", "=", id).execute();
  await db
    .insertInto("removals")
    .values({ kind: "collection", ref: id, removedAt: now })
    .onConflict((conflict) => conflict.columns(["kind", "ref"]).doUpdateSet({ removedAt: now }))
    .execute();
  return items.map(({ mediaId }) => mediaId);
}
