import type { Queries } from "#db/engine.ts";
import type { Item } from "./library.store.server.ts";
import { everyCollection } from "./store.server.ts";

export type EditableRow = Awaited<ReturnType<typeof listEditable>>[number];

/** Also drafts and those in the trash, in the order of the ids. */
export async function listEditable(db: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await everyCollection(db)
    .select(["collections.version", "collections.deletedAt", "collections.updatedAt"])
    .where("collections.id", "in", ids)
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

export async function replaceItems(db: Queries, collectionId: string, items: Item[]): Promise<void> {
  await db.deleteFrom("collectionItems").where("collectionId", "=", collectionId).execute();
  if (items.length === 0) return;
  const rows = items.map(({ kind, ...item }, position) => ({ ...item, collectionId, position }));
  await db.insertInto("collectionItems").values(rows).execute();
}

/** Collections that show a file now with the alternative text of the file. */
export async function collectionsShowing(db: Queries, mediaId: string) {
  return db
    .selectFrom("collections")
    .selectAll()
    .where(
      "id",
      "in",
      db
        .selectFrom("collectionItems")
        .select("collectionId")
        .where("mediaId", "=", mediaId)
        .where("alt", "is", null),
    )
    .execute();
}
