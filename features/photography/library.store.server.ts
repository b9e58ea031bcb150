import type { Queries } from "#db/engine.ts";
import type { MediaKind } from "#db/schema.ts";

export type Item = {
  id: string;
  mediaId: string;
  kind: MediaKind;
  /** Null: the alternative text of the file. */
  alt: string | null;
  caption: string;
  credit: string;
};

/** In no order. Avatars are not in the library. */
export async function libraryFiles(db: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("mediaFiles")
    .select(["id", "kind", "alt"])
    .where("id", "in", ids)
    .where("id", "not in", db.selectFrom("avatars").select("mediaId"))
    .execute();
}
