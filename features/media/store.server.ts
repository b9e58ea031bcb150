import type { Queries } from "#db/engine.ts";
import type { MediaFileTable } from "#db/schema.ts";
import type { StoredFile } from "./addresses.ts";

export async function addMediaFile(db: Queries, file: MediaFileTable): Promise<void> {
  await db.insertInto("mediaFiles").values(file).execute();
}

export async function listMediaFiles(db: Queries) {
  return db
    .selectFrom("mediaFiles")
    .select(["id", "kind", "status", "width", "contentType", "posterWidth"])
    .orderBy("id")
    .execute();
}

/** Whether anything needs this file: a blog or a revision of one, also in the trash, a collection, a person. */
export async function isShown(db: Queries, id: string): Promise<boolean> {
  const cover = await db
    .selectFrom("blogs")
    .select("id")
    .where("coverId", "=", id)
    .limit(1)
    .executeTakeFirst();
  const noted = await db
    .selectFrom("documentMedia")
    .select("ref")
    .where("mediaId", "=", id)
    .limit(1)
    .executeTakeFirst();
  const item = await db
    .selectFrom("collectionItems")
    .select("id")
    .where("mediaId", "=", id)
    .limit(1)
    .executeTakeFirst();
  const avatar = await db
    .selectFrom("avatars")
    .select("userId")
    .where("mediaId", "=", id)
    .limit(1)
    .executeTakeFirst();
  return [cover, noted, item, avatar].some((row) => row !== undefined);
}

/** Says of a file without an alternative text what it shows, or that it needs none. */
export async function describeFile(
  db: Queries,
  id: string,
  { alt, decorative }: { alt: string; decorative: boolean },
): Promise<void> {
  await db
    .updateTable("mediaFiles")
    .set({ alt, decorative: alt === "" && decorative ? 1 : 0 })
    .where("id", "=", id)
    .where("alt", "=", "")
    .execute();
}

export async function removeMediaFile(db: Queries, id: string): Promise<StoredFile | undefined> {
  return db
    .deleteFrom("mediaFiles")
    .where("id", "=", id)
    .returning(["id", "kind", "width", "contentType", "posterWidth"])
    .executeTakeFirst();
}

/**
 * Takes a file's row away if nothing points to it; else the database refuses. Deleting alone would take along what
 * points to it, while nothing can be named anew that is pointed to.
 */
export async function removeUnusedFile(db: Queries, id: string): Promise<StoredFile | undefined> {
  const going = `${id}-going`;
  await db.updateTable("mediaFiles").set({ id: going }).where("id", "=", id).execute();
  const row = await removeMediaFile(db, going);
  return row && { ...row, id };
}

/** Pictures that are ready, by their ids. Those of members are theirs to take away, and nobody else's to show. */
export async function findPictures(db: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("mediaFiles")
    .select(["id", "width", "height", "placeholder", "alt"])
    .where("id", "in", ids)
    .where("kind", "=", "image")
    .where("status", "=", "ready")
    .where("id", "not in", db.selectFrom("avatars").select("mediaId"))
    .execute();
}

/** Whether this person has written a blog, be it a draft. */
export async function hasWritten(db: Queries, userId: string): Promise<boolean> {
  const blog = await db
    .selectFrom("blogs")
    .select("id")
    .where("authorId", "=", userId)
    .limit(1)
    .executeTakeFirst();
  return blog !== undefined;
}

/** Videos that are not ready yet, in the order in which they came. */
export async function listProcessing(db: Queries) {
  return db
    .selectFrom("mediaFiles")
    .select(["id", "createdAt"])
    .where("status", "=", "processing")
    .orderBy("id")
    .execute();
}

export async function findProcessing(db: Queries, id: string): Promise<MediaFileTable | undefined> {
  return db
    .selectFrom("mediaFiles")
    .selectAll()
    .where("id", "=", id)
    .where("status", "=", "processing")
    .executeTakeFirst();
}

/** Ends the processing of a video. Answers whether it was still there and not ended by somebody else. */
export async function settleVideo(
  db: Queries,
  id: string,
  values: Partial<MediaFileTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("mediaFiles")
    .set(values)
    .where("id", "=", id)
    .where("status", "=", "processing")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The ids of the collections that have this file. */
export async function collectionsWith(db: Queries, mediaId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("collectionItems")
    .select("collectionId")
    .distinct()
    .where("mediaId", "=", mediaId)
    .execute();
  return rows.map(({ collectionId }) => collectionId);
}
