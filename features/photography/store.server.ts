import type { Queries } from "#db/engine.ts";
import type { CollectionCategory } from "#db/schema.ts";
import type { Item } from "./library.store.server.ts";

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

/** The public ones of these collections, in no order. */
export async function collectionsAmong(db: Queries, now: string, ids: string[]): Promise<CollectionRow[]> {
  if (ids.length === 0) return [];
  return selectCollections(db, now, {}).where("collections.id", "in", ids).execute();
}

export async function hasCategory(db: Queries, now: string, category: CollectionCategory): Promise<boolean> {
  const row = await selectCollections(db, now, { category }).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Images first, then videos, each by position. */
export async function itemsOf(db: Queries, collectionIds: string[]) {
  if (collectionIds.length === 0) return [];
  return db
    .selectFrom("collectionItems")
    .innerJoin("mediaFiles", "mediaFiles.id", "collectionItems.mediaId")
    .select([
      "collectionItems.id",
      "collectionItems.collectionId",
      "collectionItems.alt as ownAlt",
      "collectionItems.caption",
      "collectionItems.credit",
      "mediaFiles.id as mediaId",
      "mediaFiles.kind",
      "mediaFiles.status",
      "mediaFiles.width",
      "mediaFiles.height",
      "mediaFiles.placeholder",
      "mediaFiles.contentType",
      "mediaFiles.posterWidth",
      "mediaFiles.alt as fileAlt",
      "mediaFiles.decorative",
    ])
    .select(({ fn }) => fn.coalesce("collectionItems.alt", "mediaFiles.alt").as("alt"))
    .where("collectionItems.collectionId", "in", collectionIds)
    .orderBy("mediaFiles.kind")
    .orderBy("collectionItems.position")
    .execute();
}

/** The same for items that are not stored, as far as their files are in the library. */
export async function rowsOfItems(db: Queries, items: Item[]): Promise<ItemRow[]> {
  if (items.length === 0) return [];
  const ids = items.map(({ mediaId }) => mediaId);
  const files = await db.selectFrom("mediaFiles").selectAll().where("id", "in", ids).execute();
  return items.flatMap((item) => {
    const file = files.find(({ id }) => id === item.mediaId);
    return file
      ? [
          {
            ...file,
            ...item,
            collectionId: "",
            alt: item.alt ?? file.alt,
            ownAlt: item.alt,
            fileAlt: file.alt,
          },
        ]
      : [];
  });
}

/** Public or not. */
export function everyCollection(db: Queries) {
  return db
    .selectFrom("collections")
    .innerJoin("users", "users.id", "collections.authorId")
    .select([
      "collections.id",
      "collections.title",
      "collections.description",
      "collections.category",
      "collections.mediaType",
      "collections.publishedAt",
      "users.id as authorId",
      "users.name as authorName",
    ]);
}

function selectCollections(db: Queries, now: string, filter: Filter) {
  const visible = everyCollection(db)
    .where("collections.deletedAt", "is", null)
    .where("collections.publishedAt", "is not", null)
    .where("collections.publishedAt", "<=", now);
  return filter.category ? visible.where("collections.category", "=", filter.category) : visible;
}
