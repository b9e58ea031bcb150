import { type RawBuilder, sql } from "kysely";

const maxWords = 5;

type Like = RawBuilder<unknown>;

/** Returns a comparison for each word of a query, to put after an expression: `like '%word%'`. */
export function likesOf(q: string): Like[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords);
  return words.map((word) => sql`like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`);
}

/** True if every word of a query is in one of the columns, or in the name of the member whose id is in `member`. */
export function containsWords(q: string, columns: string[], member?: string): RawBuilder<boolean> {
  const conditions = likesOf(q).map((like) => {
    const found = columns.map((column) => sql`lower(${sql.ref(column)}) ${like}`);
    if (member) found.push(sql`${sql.ref(member)} in (select id from users where lower(name) ${like})`);
    return sql`(${sql.join(found, sql` or `)})`;
  });
  if (conditions.length === 0) return sql<boolean>`true`;
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
