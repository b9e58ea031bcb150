import type { SelectQueryBuilder } from "kysely";

/** How many rows a query finds. */
export async function countOf<Tables, Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const counted = rows.select(({ fn }) => fn.countAll().as("count")).$castTo<{ count: number }>();
  return (await counted.executeTakeFirstOrThrow()).count;
}
