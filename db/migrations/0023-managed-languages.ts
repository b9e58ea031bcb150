import { type Kysely, sql } from "kysely";

/** All that filters and orders the administrators' list, now with the language. */
export async function managedLanguages(db: Kysely<unknown>): Promise<void> {
  const columns =
    "updated_at, id, deleted_at, section, subcategory, published_at, event_date, over_at, author_id, title, language";
  await sql.raw("drop index blogs_managed").execute(db);
  await sql.raw(`create index blogs_managed on blogs (${columns})`).execute(db);
}
