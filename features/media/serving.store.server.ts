import { sql } from "kysely";
import type { Actor } from "#core/context.ts";
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

/** True if neither readers nor this member may have one of these files. */
export async function isOneClosed(db: Queries, now: string, actor: Actor, ids: string[]): Promise<boolean> {
  if (actor.role === "admin" || ids.length === 0) return false;
  for (const id of await hiddenAmong(db, now, ids))
    if (!(await isEditedBy(db, actor, id)) && !(await isInSettings(db, id))) return true;
  return false;
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
      return or([eb("mediaId", "=", id), ...links]);
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

/** Whether a member works with a file: administrators with all, others with their uploads and those of their articles. */
export async function isEditedBy(db: Queries, { id: userId, role }: Actor, id: string): Promise<boolean> {
  if (role === "admin") return true;
  const row = await db
    .selectFrom("mediaFiles")
    .select("id")
    .where("id", "=", id)
    .where(({ or, eb, exists, selectFrom }) => {
      const uses = selectFrom("documentMedia")
        .select("documentMedia.ref")
        .where("documentMedia.mediaId", "=", id)
        .where("documentMedia.kind", "=", "blog");
      return or([
        eb("uploaderId", "=", userId),
        exists(uses.innerJoin("blogs", "blogs.id", "documentMedia.ref").where("blogs.authorId", "=", userId)),
        exists(
          uses
            .innerJoin("bylines", (join) =>
              join
                .onRef("bylines.kind", "=", "documentMedia.kind")
                .onRef("bylines.ref", "=", "documentMedia.ref")
                .on("bylines.role", "=", "author"),
            )
            .leftJoin("people", "people.id", "bylines.personId")
            .where((by) => by.or([by("bylines.userId", "=", userId), by("people.userId", "=", userId)])),
        ),
      ]);
    })
    .executeTakeFirst();
  return row !== undefined;
}
