import type { Queries } from "#db/engine.ts";
import type { MediaTrackTable } from "#db/schema.ts";

type TrackKey = Pick<MediaTrackTable, "mediaId" | "kind" | "language">;

/** Captions first, then by language. */
export async function tracksOf(db: Queries, mediaIds: string[]): Promise<MediaTrackTable[]> {
  if (mediaIds.length === 0) return [];
  return db
    .selectFrom("mediaTracks")
    .selectAll()
    .where("mediaId", "in", mediaIds)
    .orderBy("kind")
    .orderBy("language")
    .execute();
}

export async function saveTrack(db: Queries, row: MediaTrackTable): Promise<void> {
  const { content, updatedAt } = row;
  await db
    .insertInto("mediaTracks")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["mediaId", "kind", "language"]).doUpdateSet({ content, updatedAt }),
    )
    .execute();
}

export async function removeTrack(db: Queries, { mediaId, kind, language }: TrackKey): Promise<void> {
  await db
    .deleteFrom("mediaTracks")
    .where("mediaId", "=", mediaId)
    .where("kind", "=", kind)
    .where("language", "=", language)
    .execute();
}
