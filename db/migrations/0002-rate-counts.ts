import type { Kysely } from "kysely";

/** Where several nodes count together what nobody may do too often; the shape is the limiter library's. */
export async function rateCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("rate_counts")
    .addColumn("key", "varchar(255)", (c) => c.primaryKey())
    .addColumn("points", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("expire", "bigint")
    .execute();
}
