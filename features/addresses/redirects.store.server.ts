import { type Kysely, sql } from "kysely";
import { containsWords } from "#db/contains-words.ts";
import { countOf, writesRow } from "#db/count.ts";
import { documents } from "#db/documents.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentTable, MissingPathTable, RedirectTable } from "#db/schema.ts";

type Table = "redirects" | "missingPaths";
type Slice = { q?: string; order?: "asc" | "desc"; limit: number; offset: number };

export async function everyRedirect(db: Queries): Promise<Pick<RedirectTable, "path" | "target">[]> {
  return db.selectFrom("redirects").select(["path", "target"]).execute();
}

export async function listRedirects(db: Queries, { q = "", order = "desc", limit, offset }: Slice) {
  return db
    .selectFrom("redirects")
    .select(["path", "target", "createdAt"])
    .where(containsWords(q, ["path", "target"]))
    .orderBy("createdAt", order)
    .orderBy("path")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countRedirects(db: Queries, q = ""): Promise<number> {
  return countOf(db.selectFrom("redirects").where(containsWords(q, ["path", "target"])));
}

export async function listMissing(db: Queries, { q = "", order = "desc", limit, offset }: Slice) {
  return db
    .selectFrom("missingPaths")
    .selectAll()
    .where(containsWords(q, ["path"]))
    .orderBy("hits", order)
    .orderBy("path")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function everyMissing(db: Queries): Promise<string[]> {
  const rows = await db.selectFrom("missingPaths").select("path").execute();
  return rows.map(({ path }) => path);
}

export async function countMissing(db: Queries, q = ""): Promise<number> {
  return countOf(db.selectFrom("missingPaths").where(containsWords(q, ["path"])));
}

export async function addRedirect(db: Queries, redirect: RedirectTable): Promise<void> {
  await db.insertInto("redirects").values(redirect).execute();
}

/** False if it no longer exists. */
export async function changeRedirect(
  db: Queries,
  before: string,
  redirect: Pick<RedirectTable, "path" | "target">,
): Promise<boolean> {
  return writesRow(db.updateTable("redirects").set(redirect).where("path", "=", before));
}

export async function remove(db: Queries, from: Table, paths: string[]): Promise<string[]> {
  const rows = await (db as unknown as Kysely<Record<Table, { path: string }>>)
    .deleteFrom<Table>(from)
    .where("path", "in", paths)
    .returning("path")
    .execute();
  return rows.map(({ path }) => path);
}

export async function knownMissing(db: Queries, paths: string[]): Promise<string[]> {
  const rows = await db.selectFrom("missingPaths").select("path").where("path", "in", paths).execute();
  return rows.map(({ path }) => path);
}

export async function addHits(db: Queries, rows: MissingPathTable[]): Promise<void> {
  await db
    .insertInto("missingPaths")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("path").doUpdateSet({
        hits: sql`missing_paths.hits + excluded.hits`,
        lastAt: sql`excluded.last_at`,
      }),
    )
    .execute();
}

export async function keepMostFrequent(db: Queries, max: number): Promise<void> {
  const rest = db
    .selectFrom("missingPaths")
    .select("path")
    .orderBy("hits", "desc")
    .orderBy("lastAt", "desc")
    .limit(1_000_000)
    .offset(max);
  await db.deleteFrom("missingPaths").where("path", "in", rest).execute();
}

/** Published documents whose slug has a word. Reads the whole index of slugs, but not every document. */
export async function slugsWith(db: Queries, table: DocumentTable, now: string, word: string) {
  return documents(db)
    .selectFrom(table)
    .select(["id", "slug", "title"])
    .where("slug", "in", documents(db).selectFrom(table).select("slug").where("slug", "like", `%${word}%`))
    .where("deletedAt", "is", null)
    .where("publishedAt", "<=", now)
    .limit(50)
    .execute();
}
