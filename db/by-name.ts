import { type RawBuilder, sql } from "kysely";

/** Sorts names and titles as dictionaries do: by their letters, and not by accents or case. */
export function byName(column: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} collate names`;
}
