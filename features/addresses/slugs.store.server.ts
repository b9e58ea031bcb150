import type { Kysely } from "kysely";
import { compiled } from "#db/compiled.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentColumns, DocumentKindName, DocumentTable } from "#db/schema.ts";

export type Place = { kind: DocumentKindName; table: DocumentTable; id: string };

const refBySlug = compiled((db, kind: DocumentKindName, slug: string) =>
  db
    .selectFrom("slugs")
    .select("ref")
    .where(({ and }) => and({ kind, slug })),
);

/** The document with a current or former slug. */
export async function refOf(db: Queries, kind: DocumentKindName, slug: string): Promise<string | undefined> {
  return (await refBySlug(db, kind, slug))[0]?.ref;
}

/** The slugs in use by other documents of the kind, as a slug or an id. */
export async function takenAmong(
  db: Queries,
  { kind, table, id }: Place,
  slugs: string[],
): Promise<string[]> {
  const claimed = await db
    .selectFrom("slugs")
    .select("slug")
    .where("kind", "=", kind)
    .where("slug", "in", slugs)
    .where("ref", "<>", id)
    .execute();
  const ids = await documents(db).selectFrom(table).select("id").where("id", "in", slugs).execute();
  return [...claimed.map(({ slug }) => slug), ...ids.map((row) => row.id)];
}

/** False if another document claimed the slug first. */
export async function claim(db: Queries, { kind, id: ref }: Place, slug: string): Promise<boolean> {
  await db
    .insertInto("slugs")
    .values({ kind, slug, ref })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await refOf(db, kind, slug)) === ref;
}

/** Waits for other transactions that claim the slug. */
export async function takeOver(db: Queries, { kind, id: ref }: Place, slug: string): Promise<void> {
  await db
    .insertInto("slugs")
    .values({ kind, slug, ref })
    .onConflict((conflict) => conflict.columns(["kind", "slug"]).doUpdateSet({ ref }))
    .execute();
}

/** The id and title of the document with this current slug. */
export async function documentAt(
  db: Queries,
  table: DocumentTable,
  slug: string,
): Promise<{ id: string; title: string } | undefined> {
  return documents(db).selectFrom(table).select(["id", "title"]).where("slug", "=", slug).executeTakeFirst();
}

export async function release(db: Queries, { kind, id: ref }: Place, slug: string): Promise<void> {
  await db
    .deleteFrom("slugs")
    .where(({ and }) => and({ kind, slug, ref }))
    .execute();
}

function documents(db: Queries) {
  return db as unknown as Kysely<Record<DocumentTable, DocumentColumns>>;
}
