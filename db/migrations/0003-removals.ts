import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** What was here and is no more: its address says so for good. And an order in which sitemaps are read. */
export async function removals(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable("removals")
    .addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('blog', 'collection')`))
    .addColumn("ref", "text", (c) => c.notNull())
    .addColumn("removed_at", engine.types.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint("removals_key", ["kind", "ref"])
    .execute();
  // All that a sitemap says and asks: it is read without a look at the articles themselves, however many there
  // are. SQLite does so only when it finds the columns of the condition in the index, too.
  await db.schema
    .createIndex("blogs_sitemap")
    .on("blogs")
    .columns(["published_at", "id", "updated_at", "deleted_at"])
    .where(sql<boolean>`deleted_at is null and published_at is not null`)
    .execute();
}
