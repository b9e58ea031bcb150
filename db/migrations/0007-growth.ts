import type { Kysely } from "kysely";
import type { Engine } from "../engine.ts";

/** Lists for administrators read one index and no article; a save indexes its text once; typing errors have a vocabulary. */
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
  // Whether an article with a tag is public is asked for each of them.
  await db.schema
    .createIndex("blogs_public")
    .on("blogs")
    .columns(["id", "deleted_at", "published_at", "section"])
    .execute();
  await engine.limitSearchWork(db);
}
