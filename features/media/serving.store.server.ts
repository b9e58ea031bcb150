import { sql } from "kysely";
import type { Queries } from "#db/engine.ts";
import { kinds } from "#features/publishing/kinds.ts";

/**
 * Whether readers may have a file or recording: a public document shows it now, or none has ever used it. A document in the
 * trash keeps its rows of `document_media`, and deleting it for good deletes its files.
 */
export async function isServed(db: Queries, now: string, id: string): Promise<boolean> {
  const [hidden] = await hiddenAmong(db, now, [id]);
  return hidden === undefined || isInSettings(db, id);
}

/** The files among these that readers may not have. */
export async function closedAmong(db: Queries, now: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const hidden = await hiddenAmong(db, now, ids);
  const inSettings = await Promise.all(hidden.map((id) => isInSettings(db, id)));
  return hidden.filter((_, index) => !inSettings[index]);
}

/** The files and recordings that documents use, but no public one shows now. */
async function hiddenAmong(db: Queries, now: string, ids: string[]): Promise<string[]> {
  const isPublic = Object.entries(kinds).map(
    ([kind, { table }]) => sql`kind = ${kind} and exists (select 1 from ${sql.table(table)} as used
      where used.id = ref and used.published_at <= ${now} and used.deleted_at is null)`,
  );
  const uses = sql`select 1 from document_media where media_id = media_files.id`;
  const rows = await db
    .selectFrom("mediaFiles")
    .select("id")
    .where("id", "in", ids)
    .where("kind", "<>", "image")
    .where(sql<boolean>`exists (${uses})`)
    .where(sql<boolean>`not exists (${uses} and current = 1 and (${sql.join(isPublic, sql` or `)}))`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Menus and other settings may link to a file or a video. */
async function isInSettings(db: Queries, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("settings")
    .select("name")
    .where(({ or, eb }) => {
      const links = ["files", "media"].map((folder) => eb("fields", "like", `%/${folder}/${id}/%`));
      return or(links);
    })
    .where(({ eb, selectFrom }) =>
      eb(
        "version",
        "=",
        selectFrom("settings as latest")
          .select(({ fn }) => fn.max("latest.version").as("version"))
          .whereRef("latest.name", "=", "settings.name"),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export async function isUploadOf(db: Queries, userId: string, id: string): Promise<boolean> {
  const file = db.selectFrom("mediaFiles").select("id").where("id", "=", id).where("uploaderId", "=", userId);
  return (await file.executeTakeFirst()) !== undefined;
}
