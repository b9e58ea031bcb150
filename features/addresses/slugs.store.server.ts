import { sql } from "kysely";
import { compiled } from "#db/compiled.ts";
import { documents, ofEachTable } from "#db/documents.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentKindName, DocumentTable } from "#db/schema.ts";
import { kindNames, kinds } from "#features/publishing/kinds.ts";

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

/** The public document with a current or former slug, or else with the id. */
export async function publicAt(db: Queries, { table, id }: Omit<Place, "kind">, slug: string, now: string) {
  return (await publicIn(table)(db, slug, id, now))[0];
}

const publicIn = ofEachTable((table) =>
  compiled((db, slug: string, id: string, now: string) => {
    const kind = kindNames.find((name) => kinds[name].table === table) ?? "blog";
    const ref = db
      .selectFrom("slugs")
      .select("ref")
      .where(({ and }) => and({ kind, slug }));
    return documents(db)
      .selectFrom(table)
      .select(["id", "slug", "language", "translationKey"])
      .where("id", "=", sql<string>`coalesce(${ref}, ${id})`)
      .where("deletedAt", "is", null)
      .where("publishedAt", "<=", now);
  }),
);

/** The slugs in use by other documents of the kind, as a slug or an id. */
export async function takenAmong(db: Queries, { kind, table, id }: Place, slugs: string[]) {
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

export async function documentAt(db: Queries, table: DocumentTable, slug: string) {
  return documents(db).selectFrom(table).select(["id", "title"]).where("slug", "=", slug).executeTakeFirst();
}

/** Returns the given slugs that lead to a public document, including former ones. */
export async function publicSlugs(
  db: Queries,
  { kind, table }: Omit<Place, "id">,
  now: string,
  slugs: string[],
): Promise<string[]> {
  if (slugs.length === 0) return [];
  const refs = documents(db)
    .selectFrom(table)
    .select("id")
    .where("deletedAt", "is", null)
    .where("publishedAt", "<=", now);
  const rows = await db
    .selectFrom("slugs")
    .select("slug")
    .where("kind", "=", kind)
    .where("slug", "in", slugs)
    .where("ref", "in", refs as never)
    .execute();
  return rows.map(({ slug }) => slug);
}

/** The title of the document that had a slug before, unless it is deleted. */
export async function formerTitle(db: Queries, { kind, table, id }: Place, slug: string) {
  const ref = await refOf(db, kind, slug);
  if (ref === undefined || ref === id) return undefined;
  const document = await documents(db)
    .selectFrom(table)
    .select(["title", "slug"])
    .where("id", "=", ref)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return document?.slug === slug ? undefined : document?.title;
}

export async function release(db: Queries, { kind, id: ref }: Place, slug: string): Promise<void> {
  await db
    .deleteFrom("slugs")
    .where(({ and }) => and({ kind, slug, ref }))
    .execute();
}
