import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Ids that clients chose for new documents. They stay when the document is deleted, so that no id is used twice. */
export async function chosenIds(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable("chosen_ids")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('blog', 'collection')`))
    .addColumn("creator_id", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("created_at", engine.types.instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("chosen_ids_creator").on("chosen_ids").column("creator_id").execute();
}
