import type { Queries } from "#db/engine.ts";
import type { MediaKind } from "#db/schema.ts";

/** A picture or video of a collection. */
export type Item = {
  id: string;
  mediaId: string;
  kind: MediaKind;
  /** Null: the alternative text of the file. */
  alt: string | null;
  caption: string;
  credit: string;
};

/** Pictures and videos of the library, in no order: the avatars of members are not in it. */
export async function libraryFiles(db: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("mediaFiles")
    .select(["id", "kind", "alt"])
    .where("id", "in", ids)
    .where("id", "not in", db.selectFrom("avatars").select("mediaId"))
    .execute();
}
