import { type Kysely, sql } from "kysely";
import { listed } from "../foundation/documents.ts";

/** The index of the sitemap has the languages of articles, too, because addresses depend on them. */
export async function sitemapLanguages(db: Kysely<unknown>): Promise<void> {
  const columns = "published_at, id, updated_at, slug, noindex_at, deleted_at, language";
  for (const statement of [
    "drop index blogs_sitemap",
    `create index blogs_sitemap on blogs (${columns}) ${listed}`,
  ])
    await sql.raw(statement).execute(db);
}
