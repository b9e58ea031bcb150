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
