import type { Queries } from "#db/engine.ts";

/** Events that have begun and are not over, or have further dates. */
export async function listBegun(db: Queries, since: string, now: string) {
  return db
    .selectFrom("blogs")
    .select(["id", "nextDate"])
    .where("section", "=", "events")
    .where("deletedAt", "is", null)
    .where("publishedAt", "is not", null)
    .where("nextDate", ">=", since)
    .where("nextDate", "<", now)
    .where("overAt", ">=", now)
    .execute();
}

export async function setNextDate(db: Queries, id: string, nextDate: string): Promise<void> {
  await db.updateTable("blogs").set({ nextDate }).where("id", "=", id).execute();
}
