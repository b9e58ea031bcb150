import { sql } from "kysely";
import type { Queries } from "./engine.ts";

const sampleRows = 5000;

/** Bytes of a database on PostgreSQL, and how many of them it writes in a second: measured with some articles. */
export async function measurePostgres(queries: Queries): Promise<{ size: number; rate: number | undefined }> {
  return queries.transaction().execute(async (transaction) => {
    const began = performance.now();
    await sql`create temporary table sample on commit drop as
      select * from revisions limit ${sql.lit(sampleRows)}`.execute(transaction);
    const seconds = (performance.now() - began) / 1000;
    const { rows } = await sql<{ size: number; bytes: number }>`
      select pg_database_size(current_database()) as size, pg_total_relation_size('sample') as bytes`.execute(
      transaction,
    );
    const { size = 0, bytes = 0 } = rows[0] ?? {};
    return { size, rate: bytes > 0 ? bytes / seconds : undefined };
  });
}
