import type { Queries } from "#db/engine.ts";
import type { CollectionCategory } from "#db/schema.ts";

export type CollectionRow = Awaited<ReturnType<ReturnType<typeof selectCollections>["execute"]>>[number];
export type ItemRow = Awaited<ReturnType<typeof itemsOf>>[number];

type Filter = { category?: CollectionCategory };

export async function listCollections(
  db: Queries,
  now: string,
  filter: Filter,
  slice: { limit: number; offset: number },
): Promise<CollectionRow[]> {
  return selectCollections(db, now, filter)
    .orderBy("collections.publishedAt", "desc")
    .orderBy("collections.id", "desc")
    .limit(slice.limit)
    .offset(slice.offset)
    .execute();
}

export async function countCollections(db: Queries, now: string, filter: Filter): Promise<number> {
  const { count } = await selectCollections(db, now, filter)
    .clearSelect()
    .select((collections) => collections.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findCollection(
  db: Queries,
  now: string,
  id: string,
): Promise<CollectionRow | undefined> {
  return selectCollections(db, now, {}).where("collections.id", "=", id).executeTakeFirst();
}

/** Whether there was a collection with this id, and it was deleted. */
export async function wasRemoved(db: Queries, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("removals")
    .select("ref")
    .where("kind", "=", "collection")
    .where("ref", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

<<<<<<< HEAD
/** The public collections among some, in no order. */
export async function collectionsAmong(db: Queries, now: string, ids: string[]): Promise<CollectionRow[]> {
  if (ids.length === 0) return [];
  return selectCollections(db, now, {}).where("collections.id", "in", ids).execute();
}

=======
>>>>>>> a
export async function hasCategory(db: Queries, now: string, category: CollectionCategory): Promise<boolean> {
  const row = await selectCollections(db, now, { category }).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** The media of several collections: images first, then videos, each in its order. */
export async function itemsOf(db: Queries, collectionIds: string[]) {
  if (collectionIds.length === 0) return [];
  return db
    .selectFrom("collectionItems")
    .innerJoin("mediaFiles", "mediaFiles.id", "collectionItems.mediaId")
    .select([
      "collectionItems.collectionId",
      "collectionItems.alt",
      "collectionItems.caption",
      "mediaFiles.id as mediaId",
      "mediaFiles.kind",
      "mediaFiles.status",
      "mediaFiles.width",
      "mediaFiles.height",
      "mediaFiles.placeholder",
    ])
    .where("collectionItems.collectionId", "in", collectionIds)
    .orderBy("mediaFiles.kind")
    .orderBy("collectionItems.position")
    .execute();
}

export async function tagsOf(db: Queries, ids: string[]): Promise<{ collectionId: string; label: string }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("collectionTags")
    .select(["collectionId", "label"])
    .where("collectionId", "in", ids)
    .orderBy("position")
    .execute();
}

function selectCollections(db: Queries, now: string, filter: Filter) {
  const visible = db
    .selectFrom("collections")
    .innerJoin("users", "users.id", "collections.creatorId")
    .select([
      "collections.id",
      "collections.title",
      "collections.description",
      "collections.category",
      "collections.mediaType",
      "collections.publishedAt",
      "users.id as creatorId",
      "users.name as creatorName",
    ])
    .where("collections.deletedAt", "is", null)
    .where("collections.publishedAt", "is not", null)
    .where("collections.publishedAt", "<=", now);
  return filter.category ? visible.where("collections.category", "=", filter.category) : visible;
}
