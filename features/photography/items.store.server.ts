import type { Queries } from "#db/engine.ts";
import type { VisualKind } from "#db/schema.ts";

export type Item = {
  id: string;
  mediaId: string;
  kind: VisualKind;
  /** Null: the file's alternative text. */
  alt: string | null;
  caption: string;
  credit: string;
};

export type ItemRow = Awaited<ReturnType<typeof itemsOf>>[number];

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
    .$narrowType<{ kind: VisualKind }>()
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

/** Returns files in no particular order. Avatars are not in the library. */
export async function libraryFiles(db: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("mediaFiles")
    .select(["id", "kind", "alt"])
    .where("id", "in", ids)
    .where("kind", "in", ["image", "video"])
    .where("id", "not in", db.selectFrom("avatars").select("mediaId"))
    .$narrowType<{ kind: VisualKind }>()
    .execute();
}

export async function replaceItems(db: Queries, collectionId: string, items: Item[]): Promise<void> {
  await db.deleteFrom("collectionItems").where("collectionId", "=", collectionId).execute();
  if (items.length === 0) return;
  const rows = items.map(({ kind, ...item }, position) => ({ ...item, collectionId, position }));
  await db.insertInto("collectionItems").values(rows).execute();
}
