import type { Updateable } from "kysely";
import type { Queries } from "#db/engine.ts";
import type { CollectionItemTable, CollectionTable, TagTable } from "#db/schema.ts";
import { indexDocument } from "#features/search/index.server.ts";
import { everyCollection } from "./store.server.ts";

export type WrittenRow = NonNullable<Awaited<ReturnType<typeof findWritten>>>;

/** What is new of a collection; what is absent stays. */
export type CollectionChange = {
  row: Updateable<CollectionTable>;
  items?: CollectionItemTable[];
  tags?: TagTable[];
};

/** A collection as admins see it, also a draft or one in the trash. */
export async function findWritten(db: Queries, id: string) {
  return everyCollection(db)
    .select(["collections.version", "collections.deletedAt", "collections.updatedAt"])
    .where("collections.id", "=", id)
    .executeTakeFirst();
}

/** Pictures and videos of the library by their ids, in no order: those of members are not in it. */
export async function mediaAmong(db: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("mediaFiles")
    .select(["id", "kind", "alt"])
    .where("id", "in", ids)
    .where("id", "not in", db.selectFrom("avatars").select("mediaId"))
    .execute();
}

/** Adds a collection with its media and tags, and what it can be found by. */
export async function addCollection(
  db: Queries,
  collection: CollectionTable,
  items: CollectionItemTable[],
  tags: TagTable[],
): Promise<void> {
  await db.insertInto("collections").values(collection).execute();
  if (items.length > 0) await db.insertInto("collectionItems").values(items).execute();
  if (tags.length > 0) await db.insertInto("tags").values(tags).execute();
  await indexCollections(db, [collection.id]);
}

/** Saves a collection once more. Answers with its new version; undefined where there is none, or in the trash only. */
export async function updateCollection(
  db: Queries,
  id: string,
  { row, items, tags }: CollectionChange,
): Promise<number | undefined> {
  const saved = await db
    .updateTable("collections")
    .set((old) => ({ ...row, version: old("version", "+", 1) }))
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .returning("version")
    .executeTakeFirst();
  if (!saved) return undefined;
  if (items) {
    await db.deleteFrom("collectionItems").where("collectionId", "=", id).execute();
    if (items.length > 0) await db.insertInto("collectionItems").values(items).execute();
  }
  if (tags) {
    await db.deleteFrom("tags").where("kind", "=", "collection").where("ref", "=", id).execute();
    if (tags.length > 0) await db.insertInto("tags").values(tags).execute();
  }
  await indexCollections(db, [id]);
  return saved.version;
}

/** Brings the search index up to date. Collections are found by their words and those of their media. */
export async function indexCollections(db: Queries, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const collections = await db.selectFrom("collections").selectAll().where("id", "in", ids).execute();
  const items = await db
    .selectFrom("collectionItems")
    .select(["collectionId", "alt", "caption", "credit"])
    .where("collectionId", "in", ids)
    .orderBy("position")
    .execute();
  const tags = await db
    .selectFrom("tags")
    .select(["ref as collectionId", "label"])
    .where("kind", "=", "collection")
    .where("ref", "in", ids)
    .orderBy("position")
    .execute();
  for (const { id, title, description, publishedAt, deletedAt } of collections) {
    const shown = items.filter(({ collectionId }) => collectionId === id);
    const words = shown.flatMap(({ alt, caption, credit }) => [alt, caption, credit]);
    await indexDocument(db, {
      kind: "collection",
      ref: id,
      title,
      tags: tags.filter(({ collectionId }) => collectionId === id).map(({ label }) => label),
      text: [description, ...words].filter(Boolean).join(" "),
      publishedAt: deletedAt === null ? publishedAt : null,
    });
  }
}
