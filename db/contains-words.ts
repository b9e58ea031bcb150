import { type RawBuilder, sql } from "kysely";

const mostWords = 5;

type Like = RawBuilder<unknown>;

/**
 * True if every word of a query is in one of the columns, in the name of the member whose id is in `member`, or
 * found by `elsewhere`, whose `like` compares the expression before it.
 */
export function containsWords(
  q: string,
  columns: string[],
  member?: string,
  elsewhere?: (like: Like) => Like,
): RawBuilder<boolean> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords);
  if (words.length === 0) return sql<boolean>`true`;
  const conditions = words.map((word) => {
    const like = sql`like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
    const found = columns.map((column) => sql`lower(${sql.ref(column)}) ${like}`);
    if (member) found.push(sql`${sql.ref(member)} in (select id from users where lower(name) ${like})`);
    if (elsewhere) found.push(elsewhere(like));
    return sql`(${sql.join(found, sql` or `)})`;
  });
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
