import type { Queries } from "#db/engine.ts";
import type { DocumentKindName } from "#db/schema.ts";

/** Notes the media files that a document shows now, as far as they are in the store. Older revisions keep theirs. */
export async function noteMedia(
  db: Queries,
  kind: DocumentKindName,
  ref: string,
  ids: string[],
): Promise<void> {
  await db
    .updateTable("documentMedia")
    .set({ current: 0 })
    .where(({ and }) => and({ kind, ref, current: 1 }))
    .execute();
  if (ids.length === 0) return;
  const known = await db.selectFrom("mediaFiles").select("id").where("id", "in", ids).execute();
  if (known.length === 0) return;
  await db
    .insertInto("documentMedia")
    .values(known.map(({ id }) => ({ kind, ref, mediaId: id })))
    .onConflict((conflict) => conflict.columns(["kind", "ref", "mediaId"]).doUpdateSet({ current: 1 }))
    .execute();
}

/** The documents of a kind that show a media file, or showed it in an earlier revision. */
export async function documentsNoting(
  db: Queries,
  kind: DocumentKindName,
  mediaId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom("documentMedia")
    .select("ref")
    .where(({ and }) => and({ kind, mediaId }))
    .execute();
  return rows.map(({ ref }) => ref);
}

/** Every media file that a document shows, or showed in an earlier revision. */
export async function notedMedia(db: Queries, kind: DocumentKindName, ref: string): Promise<string[]> {
  const rows = await db
    .selectFrom("documentMedia")
    .select("mediaId")
    .where(({ and }) => and({ kind, ref }))
    .execute();
  return rows.map(({ mediaId }) => mediaId);
}
