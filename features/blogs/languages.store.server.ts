import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import { distinctValues } from "#db/distinct-values.ts";
import type { Queries } from "#db/engine.ts";
import type { Schema } from "#db/schema.ts";

/** `languages` as they are stored: empty for the language of the site. */
export function inLanguages(blogs: ExpressionBuilder<Schema, "blogs">, languages: string[], table = "blogs") {
  const [language = "", ...more] = languages;
  const own = `${table}.language` as "blogs.language";
  if (more.length === 0) return blogs(own, "=", language);
  // Nearly all have the language of the site: they are read in their order, not sorted by an index of languages.
  return blogs(blogs.fn.coalesce(own, sql.lit("")), "in", languages);
}

/** The languages of public blogs, as they are stored. */
export async function storedLanguages(db: Queries, now: string, max: number): Promise<string[]> {
  const next = (comparison: RawBuilder<unknown>) => sql`(select min(blogs.language) from blogs
    where deleted_at is null and published_at <= ${now} and blogs.language ${comparison})`;
  return distinctValues(db, next, { max });
}
