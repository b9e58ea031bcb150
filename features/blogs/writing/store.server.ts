import type { Queries } from "#db/engine.ts";
import { selectCards } from "../store.server.ts";

export type WritingRow = Awaited<ReturnType<typeof listWritings>>[number];

/** Cards with the columns that only writers see, in the order of the ids. */
export async function listWritings(db: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await selectCards(db)
    .select([
      "blogs.version",
      "blogs.deletedAt",
      "blogs.commentsClosedAt",
      "cover.decorative as fileDecorative",
    ])
    .where("blogs.id", "in", ids)
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** `at` null opens them again. False if there is no such blog. */
export async function closeComments(db: Queries, id: string, at: string | null): Promise<boolean> {
  const closed = await db
    .updateTable("blogs")
    .set({ commentsClosedAt: at })
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return closed !== undefined;
}

export async function hasSource(db: Queries, sourceKey: string): Promise<boolean> {
  const row = await db.selectFrom("blogs").select("id").where("sourceKey", "=", sourceKey).executeTakeFirst();
  return row !== undefined;
}
