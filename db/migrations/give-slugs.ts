import { type Kysely, sql } from "kysely";
import { looksLikeId, slugify } from "../slugify.ts";

const atOnce = 500;

/** Gives every row a slug from its title, the oldest first. Drafts without a title stay without. */
export async function giveSlugs(db: Kysely<unknown>, table: string, kind: string): Promise<void> {
  const used = new Map<string, number>();
  const ids = await sql<{ id: string }>`select id from ${sql.table(table)}`.execute(db);
  for (const { id } of ids.rows) used.set(id, 1);
  let after = "";
  for (;;) {
    const { rows } = await sql<{ id: string; title: string }>`
      select id, title from ${sql.table(table)} where id > ${after} order by id limit ${atOnce}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const given = rows
      .filter(({ title }) => title !== "")
      .map(({ id, title }) => ({ id, slug: unused(slugify(title) || kind, used) }));
    if (given.length === 0) continue;
    const values = sql.join(given.map(({ id, slug }) => sql`(${id}, ${slug})`));
    await sql`with given(id, slug) as (values ${values})
      update ${sql.table(table)} set slug = given.slug, slug_kept_at = published_at
      from given where ${sql.table(table)}.id = given.id`.execute(db);
    const claims = sql.join(given.map(({ id, slug }) => sql`(${kind}, ${slug}, ${id})`));
    await sql`insert into slugs (kind, slug, ref) values ${claims}`.execute(db);
  }
}

/** Adds a number to a slug in use. `used` has the latest number of each. */
function unused(slug: string, used: Map<string, number>): string {
  const from = used.get(slug) ?? (looksLikeId(slug) ? 1 : 0);
  for (let number = from + 1; ; number += 1) {
    const numbered = number === 1 ? slug : `${slug}-${number}`;
    if (number > 1 && used.has(numbered)) continue;
    used.set(slug, number);
    if (number > 1) used.set(numbered, 1);
    return numbered;
  }
}
