import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/**
 * A search can be narrowed to a kind, a section, a tag, a year and an author, and finds nothing that is not public.
 * What an author has published, and events by their date, are counted and counted off without reading them.
 */
export async function finding(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await engine.addSearchFacets(db);
  const listed = sql<boolean>`deleted_at is null and published_at is not null`;
  await db.schema
    .createIndex("blogs_byline")
    .on("blogs")
    .columns(["author_id", "published_at desc", "id desc"])
    .where(listed)
    .execute();
  await db.schema.dropIndex("blogs_events").execute();
  await db.schema
    .createIndex("blogs_event_dates")
    .on("blogs")
    .columns(["section", "event_at", "id", "published_at", "subcategory"])
    .where(listed)
    .execute();
}
