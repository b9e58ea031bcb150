import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/**
 * A search can be narrowed to a kind, a section, a tag, a year and an author, and finds nothing that is not public.
 * What an author has published is counted without reading it.
 */
export async function finding(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await engine.addSearchFacets(db);
  await db.schema
    .createIndex("blogs_byline")
    .on("blogs")
    .columns(["author_id", "published_at desc", "id desc"])
    .where(sql<boolean>`deleted_at is null and published_at is not null`)
    .execute();
}
