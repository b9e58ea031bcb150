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
  const known = await storedAmong(db, ids);
  if (known.length === 0) return;
  await db
    .insertInto("documentMedia")
    .values(known.map((mediaId) => ({ kind, ref, mediaId })))
    .onConflict((conflict) => conflict.columns(["kind", "ref", "mediaId"]).doUpdateSet({ current: 1 }))
    .execute();
}

/** Notes the media files of changes that readers do not see yet. */
export async function noteUnpublishedMedia(
  db: Queries,
  kind: DocumentKindName,
  ref: string,
  ids: string[],
): Promise<void> {
  const known = await storedAmong(db, ids);
  if (known.length === 0) return;
  await db
    .insertInto("documentMedia")
    .values(known.map((mediaId) => ({ kind, ref, mediaId, current: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function storedAmong(db: Queries, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("mediaFiles").select("id").where("id", "in", ids).execute();
  return rows.map(({ id }) => id);
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
