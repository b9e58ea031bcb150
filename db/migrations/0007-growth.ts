import type { Kysely } from "kysely";
import type { Engine } from "../engine.ts";

/** Indexes for administrators' lists, a full-text index that is written once per save, a vocabulary for corrections. */
export async function growth(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.dropIndex("blogs_changed").execute();
  await db.schema
    .createIndex("blogs_managed")
    .on("blogs")
    .columns([
      ...["updated_at", "id", "deleted_at", "section", "subcategory"],
      ...["published_at", "event_at", "author_id", "title"],
    ])
    .execute();
  // To check for each article with a tag whether it is public.
  await db.schema
    .createIndex("blogs_public")
    .on("blogs")
    .columns(["id", "deleted_at", "published_at", "section"])
    .execute();
  await engine.limitSearchWork(db);
}
