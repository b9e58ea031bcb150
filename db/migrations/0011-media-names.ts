import { type Kysely, sql } from "kysely";

/** File names, and pictures that need no alternative text; the media library is listed by an index. */
export async function mediaNames(db: Kysely<unknown>): Promise<void> {
  const mediaFiles = db.schema.alterTable("media_files");
  await mediaFiles.addColumn("name", "text", (c) => c.notNull().defaultTo("")).execute();
  await mediaFiles
    .addColumn("decorative", "integer", (c) =>
      c.notNull().defaultTo(0).check(sql`decorative in (0, 1) and (decorative = 0 or alt = '')`),
    )
    .execute();
  await db.schema
    .createIndex("media_files_created")
    .on("media_files")
    .columns(["created_at", "id"])
    .execute();
}
