import { type Kysely, sql } from "kysely";

/**
 * Events in the order of their dates. With the section in front, SQLite takes this index too, and does not sort all
 * events by hand to find the next one.
 */
export async function eventOrder(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("blogs_events").execute();
  await db.schema
    .createIndex("blogs_events")
    .on("blogs")
    .columns(["section", "event_at", "id"])
    .where(sql<boolean>`deleted_at is null and published_at is not null`)
    .execute();
}
