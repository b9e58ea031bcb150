import { type Kysely, sql } from "kysely";
import { listed } from "./document-tables.ts";

const newest = "published_at desc, id desc, deleted_at, language, translation_key";

/** Lists show one of several translations, and find out which one without reading a row. */
const indexes: Record<string, string> = {
  newest: `(${newest}) ${listed}`,
  section: `(section, ${newest}) ${listed}`,
  subcategory: `(section, subcategory, ${newest}) ${listed}`,
  event_dates: `(section, next_date, id, over_at, published_at, subcategory, language, translation_key) ${listed}`,
  public: "(id, deleted_at, published_at, section, language, translation_key)",
};

export async function translationCards(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(indexes)) {
    await sql.raw(`drop index blogs_${name}`).execute(db);
    await sql.raw(`create index blogs_${name} on blogs ${columns}`).execute(db);
  }
  await sql
    .raw(
      `create index blogs_translated on blogs (translation_key, id, language, published_at, deleted_at, section,
        subcategory, next_date, over_at) where translation_key is not null`,
    )
    .execute(db);
}
