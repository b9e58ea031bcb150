import { type Kysely, sql } from "kysely";
import type { Engine } from "../../engine.ts";
import { documentKinds } from "../foundation/documents.ts";

/**
 * The original of each translation, and the version of it that it translates. In groups that there are, the original is
 * the document in the language of the site, or the oldest, and the others are up to date.
 */
export async function translations(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = engine.types;
  for (const statement of [
    `create table translations (
      kind text not null,
      ref text not null,
      original text not null,
      version integer not null,
      changed_at ${instant},
      changer_id text references users (id) on delete set null,
      primary key (kind, ref))`,
    "create index translations_original on translations (kind, original)",
    "create index translations_changed on translations (kind, changed_at) where changed_at is not null",
    "create index translations_changer on translations (changer_id)",
  ])
    await sql.raw(statement).execute(db);
  const site = await languageOfSite(db);
  for (const [table, kind] of Object.entries(documentKinds)) {
    await engine.createDeleteTrigger(
      db,
      table,
      [`delete from translations where kind = '${kind}' and (ref = old.id or original = old.id)`],
      `${table}_untranslated`,
    );
    await sql`
      insert into translations (kind, ref, original, version)
      select ${sql.lit(kind)}, translation.id, original.id, original.version
      from ${sql.table(table)} as translation
      join ${sql.table(table)} as original on original.translation_key = translation.translation_key
      where original.id <> translation.id and original.id = (
        select id from ${sql.table(table)} as one
        where one.translation_key = translation.translation_key
        order by case when language in ('', ${site}) then 0 else 1 end, created_at, id limit 1)`.execute(db);
  }
}

async function languageOfSite(db: Kysely<unknown>): Promise<string> {
  const saved = await sql<{ fields: string }>`
    select fields from settings where name = 'institute' order by version desc limit 1`.execute(db);
  return JSON.parse(saved.rows[0]?.fields ?? "{}").language ?? "";
}
