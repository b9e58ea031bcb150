import { writesRow } from "#db/count.ts";
import type { Queries } from "#db/engine.ts";
import type { MediaFileTable } from "#db/schema.ts";
import type { StoredFile } from "./types/addresses.ts";

export async function addMediaFile(db: Queries, file: MediaFileTable): Promise<void> {
  await db.insertInto("mediaFiles").values(file).execute();
}

export async function listMediaFiles(db: Queries) {
  return db
    .selectFrom("mediaFiles")
    .select(["id", "kind", "status", "bytes", "width", "contentType", "posterWidth"])
    .orderBy("id")
    .execute();
}

export async function altsOf(db: Queries, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("mediaFiles").select(["id", "alt"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, alt }) => [id, alt]));
}

/** False if the text is no longer the one before. */
export async function setAlt(
  db: Queries,
  id: string,
  before: string,
  { alt, decorative }: { alt: string; decorative: boolean },
): Promise<boolean> {
  const known = db.updateTable("mediaFiles").where("id", "=", id).where("alt", "=", before);
  return writesRow(known.set({ alt, decorative: decorative ? 1 : 0 }));
}

/** False if the file is gone. */
export async function setBytes(db: Queries, id: string, bytes: number): Promise<boolean> {
  return writesRow(db.updateTable("mediaFiles").set({ bytes }).where("id", "=", id));
}

/** The files among these that neither documents nor settings nor members use, in the order of their ids. */
export async function unusedAmong(db: Queries, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("mediaFiles")
    .select("id")
    .where("id", "in", ids)
    .where(({ not, or, exists, selectFrom }) =>
      not(
        or(
          (["documentMedia", "settingMedia", "avatars"] as const).map((table) =>
            exists(selectFrom(table).select("mediaId").whereRef("mediaId", "=", "mediaFiles.id")),
          ),
        ),
      ),
    )
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Throws a BrokenReferenceError if something uses the file. */
export async function removeMediaFile(db: Queries, id: string): Promise<StoredFile | undefined> {
  return db
    .deleteFrom("mediaFiles")
    .where("id", "=", id)
    .returning(["id", "kind", "width", "contentType", "posterWidth"])
    .executeTakeFirst();
}

/** Pictures that are ready, but no profile pictures: their members may remove them. */
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

/** What says which files a picture has. Undefined if there is no such picture, or its files are not made yet. */
export async function findImage(db: Queries, id: string) {
  return db
    .selectFrom("mediaFiles")
    .select(["id", "kind", "width"])
    .where("id", "=", id)
    .where("kind", "=", "image")
    .where("bytes", ">", 0)
    .executeTakeFirst();
}

export async function findVideos(db: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("mediaFiles")
    .select(["id", "contentType", "status", "width", "height", "posterWidth"])
    .where("id", "in", ids)
    .where("kind", "=", "video")
    .execute();
}

/** Videos that are not ready yet, the first first. */
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

/** Ends the processing of a video. False if it is gone or another process has ended it. */
export async function settleVideo(db: Queries, id: string, values: Partial<MediaFileTable>) {
  const processing = db.updateTable("mediaFiles").where("id", "=", id).where("status", "=", "processing");
  return writesRow(processing.set(values));
}

/** The documents that show a file in whatever version. */
export async function documentsWith(db: Queries, mediaId: string) {
  return db.selectFrom("documentMedia").select(["kind", "ref"]).where("mediaId", "=", mediaId).execute();
}
