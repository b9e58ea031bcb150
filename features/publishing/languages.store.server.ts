import { type RawBuilder, sql } from "kysely";
import { distinctValues } from "#db/distinct-values.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentTable } from "#db/schema.ts";

const max = 100;

/** The languages of the documents of a kind, also of drafts, as they are stored: empty for the language of the site. */
export async function storedLanguages(db: Queries, table: DocumentTable): Promise<string[]> {
  const next = (comparison: RawBuilder<unknown>) =>
    sql`(select min(language) from ${sql.table(table)} where language ${comparison})`;
  return distinctValues(db, next, { max });
}
