import type { SelectQueryBuilder } from "kysely";

export async function countOf<Tables, Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const counted = rows.select(({ fn }) => fn.countAll().as("count")).$castTo<{ count: number }>();
  return (await counted.executeTakeFirstOrThrow()).count;
}

type Result = { numUpdatedRows?: bigint; numInsertedOrUpdatedRows?: bigint };

/** Whether an update or an insertion writes a row. */
export async function writesRow(query: { executeTakeFirstOrThrow(): Promise<Result> }): Promise<boolean> {
  const { numUpdatedRows, numInsertedOrUpdatedRows } = await query.executeTakeFirstOrThrow();
  return Number(numUpdatedRows ?? numInsertedOrUpdatedRows ?? 0) > 0;
}
