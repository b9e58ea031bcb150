import { sql } from "kysely";
import { documents } from "#db/documents.ts";
import type { Queries } from "#db/engine.ts";
import { idsFrom } from "#db/rows.ts";
import { type Kind, kinds } from "./kinds.ts";

/** Notes the media files that a document shows now, as far as they are in the store. Older revisions keep theirs. */
export async function noteMedia(db: Queries, kind: Kind, ref: string, ids: string[]): Promise<void> {
  await db
    .updateTable("documentMedia")
    .set({ current: 0 })
    .where(({ and }) => and({ kind, ref, current: 1 }))
    .execute();
  const known = await storedAmong(db, ids);
  if (known.length === 0) return;
  await db
    .insertInto("documentMedia")
    .values(known.map((mediaId) => ({ kind, ref, mediaId })))
    .onConflict((conflict) => conflict.columns(["kind", "ref", "mediaId"]).doUpdateSet({ current: 1 }))
    .execute();
}

/** Notes the media files of changes that readers do not see yet. */
export async function noteUnpublishedMedia(db: Queries, kind: Kind, ref: string, ids: string[]) {
  const known = await storedAmong(db, ids);
  if (known.length === 0) return;
  await db
    .insertInto("documentMedia")
    .values(known.map((mediaId) => ({ kind, ref, mediaId, current: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function storedAmong(db: Queries, ids: string[]): Promise<string[]> {
  return ids.length === 0 ? [] : idsFrom(db.selectFrom("mediaFiles").select("id").where("id", "in", ids));
}

/** The documents of a kind that show a media file, or showed it in an earlier revision. */
export async function documentsNoting(db: Queries, kind: Kind, mediaId: string): Promise<string[]> {
  const noted = db.selectFrom("documentMedia").select("ref as id").where("kind", "=", kind);
  return idsFrom(noted.where("mediaId", "=", mediaId));
}

/** Every media file that a document shows, or showed in an earlier revision. */
export async function notedMedia(db: Queries, kind: Kind, ref: string): Promise<string[]> {
  const noted = db.selectFrom("documentMedia").select("mediaId as id").where("kind", "=", kind);
  return idsFrom(noted.where("ref", "=", ref));
}

/** Documents of a kind that need a media file in any version, latest first; `current` is 1 for those that show it. */
export async function documentsUsing(db: Queries, kind: Kind, mediaId: string, limit: number) {
  const uses = sql`from document_media where kind = ${kind} and media_id = ${mediaId}`;
  return documents(db)
    .selectFrom(kinds[kind].table)
    .select(["id", "slug", "title", "publishedAt", "deletedAt"])
    .select(({ ref }) => sql<number>`(select current ${uses} and ref = ${ref("id")})`.as("current"))
    .where("id", "in", sql<string>`(select ref ${uses})`)
    .orderBy("updatedAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
