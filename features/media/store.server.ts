import type { Queries } from "#db/engine.ts";
import type { MediaFileTable } from "#db/schema.ts";

export async function addMediaFile(db: Queries, file: MediaFileTable): Promise<void> {
  await db.insertInto("mediaFiles").values(file).execute();
}

export async function listMediaFiles(db: Queries) {
  return db.selectFrom("mediaFiles").select(["id", "kind", "width", "contentType"]).orderBy("id").execute();
}

export async function removeMediaFile(db: Queries, id: string): Promise<{ width: number } | undefined> {
  return db.deleteFrom("mediaFiles").where("id", "=", id).returning("width").executeTakeFirst();
}
