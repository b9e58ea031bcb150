import { type RawBuilder, sql } from "kysely";
import type { Queries } from "./engine.ts";

type Options = { first?: RawBuilder<unknown>; max?: number };

/**
 * Selects the distinct texts in an index, in order, as `value`. Jumps from one to the next instead of reading every row:
 * `next` selects the first text for which a comparison such as `> 'en'` is true.
 */
export function selectDistinct(
  next: (comparison: RawBuilder<unknown>) => RawBuilder<unknown>,
  { first = sql`>= ''`, max = 1000 }: Options = {},
): RawBuilder<{ value: string }> {
  return sql`with recursive found(value) as (
      select ${next(first)} union all
      select ${next(sql`> found.value`)} from found where found.value is not null)
    select value from found where value is not null limit ${sql.lit(max)}`;
}

/** See `selectDistinct`. */
export async function distinctValues(
  db: Queries,
  ...what: Parameters<typeof selectDistinct>
): Promise<string[]> {
  const { rows } = await selectDistinct(...what).execute(db);
  return rows.map(({ value }) => value);
}
