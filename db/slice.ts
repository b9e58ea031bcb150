import type { SelectQueryBuilder, Simplify } from "kysely";
import { countOf } from "./count.ts";

/** Some of the rows that a query finds, and how many there are in all. */
export async function sliceOf<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Simplify<Row>[]; total: number }> {
  const total = await countOf(query.clearSelect().clearOrderBy());
  const rows = await query.limit(limit).offset(offset).execute();
  return { rows, total };
}
