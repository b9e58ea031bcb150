import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentKindName, SearchEntryTable } from "#db/schema.ts";
import { stemmerOf } from "./languages.ts";
import { storedLanguages } from "./matches.store.server.ts";

const pagesAtOnce = 16; // 4 ms of the main thread with 100,000 articles
const entriesAtOnce = 2; // 4 ms of the main thread with articles of 400 words
const pause = 10; // milliseconds

export async function saveEntry(db: Queries, { kind, ref, ...entry }: SearchEntryTable): Promise<void> {
  await db
    .insertInto("searchEntries")
    .values({ kind, ref, ...entry })
    .onConflict((conflict) => conflict.columns(["kind", "ref"]).doUpdateSet(entry))
    .execute();
}

/** As it is in the settings; empty if nobody has saved them. */
export async function languageOfSite(db: Queries): Promise<string> {
  const saved = await db
    .selectFrom("settings")
    .select("fields")
    .where("name", "=", "institute")
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  const { language = "" } = saved ? (JSON.parse(saved.fields) as { language?: string }) : {};
  return language;
}

export async function removeEntries(db: Queries, kind: DocumentKindName, refs: string[]): Promise<void> {
  await db.deleteFrom("searchEntries").where("kind", "=", kind).where("ref", "in", refs).execute();
}

/** Stems documents that have the language of the site by its rules, in short writes. */
export async function followLanguage(
  { queries }: Database,
  site: { language: string },
  { aborted }: { aborted(): boolean },
): Promise<void> {
  while (!aborted() && (await followSome(queries, stemmerOf(site.language)))) await wait(pause);
}

/** False when there was nothing left to change. */
async function followSome(queries: Queries, language: string): Promise<boolean> {
  const others = (await storedLanguages(queries)).filter((each) => each !== language);
  if (others.length === 0) return false;
  const some = sql<number>`(select number from search_entries where follows_site = 1
    and language in (${sql.join(others)}) limit ${sql.lit(entriesAtOnce)})`;
  const { numUpdatedRows } = await queries
    .updateTable("searchEntries")
    .set({ language })
    .where("followsSite", "=", 1)
    .where(sql`number`, "in", some)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Merges the index of SQLite into one segment, in short writes. Words of deleted documents vanish from the file, and
 * looking up a word takes one search instead of dozens. Continues at the next call where it was aborted. PostgreSQL has
 * no segments; its GIN index keeps words until REINDEX.
 */
export async function mergeIndex(
  { engine, queries }: Database,
  { aborted }: { aborted(): boolean },
): Promise<void> {
  if (engine.name !== "sqlite") return;
  // A negative number starts a merge of the whole index, a positive one continues it.
  for (let pages = -pagesAtOnce; await mergePages(queries, pages); pages = pagesAtOnce) {
    await wait(pause);
    if (aborted()) return;
  }
}

/** False when there was nothing left to merge. */
async function mergePages(queries: Queries, pages: number): Promise<boolean> {
  return queries.transaction().execute(async (transaction) => {
    const before = await changesOf(transaction);
    await sql`insert into search_words(search_words, rank) values ('merge', ${pages})`.execute(transaction);
    return (await changesOf(transaction)) - before > 1; // the command itself counts as one
  });
}

async function changesOf(transaction: Queries): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(transaction);
  return rows[0]?.changes ?? 0;
}
