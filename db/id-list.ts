import { type RawBuilder, sql } from "kysely";

/** Ids as one parameter, so that a query can be compiled for any number of them. */
export function idList(ids: string[]): string {
  return JSON.stringify(Object.fromEntries(ids.map((id) => [id, 0])));
}

/** The ids of a list, for `in`. Both engines read the keys of an object in the same way, but not the items of an array. */
export function idsOf(list: string): RawBuilder<string> {
  return sql`(select "key" from json_each(${list}))`;
}
