import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#db/client.ts";
import type { Apart, Queries } from "#db/engine.ts";
import type { DocumentKindName, SearchEntryTable, SearchMergeTable } from "#db/schema.ts";
import { stemmerOf } from "./languages.ts";
import { storedLanguages } from "./matches.store.server.ts";

const pagesAtOnce = 16; // others who write wait for 4 ms with 100,000 articles
const entriesAtOnce = 2; // 4 ms of the main thread with articles of 400 words
const pause = 10; // milliseconds
const maxSegments = 8; // each word that is looked for is looked for in every one of them
const maxGathered = 20_000; // pages of 4 kB: about 10,000 articles

export async function saveEntry(db: Queries, { kind, ref, ...entry }: SearchEntryTable): Promise<void> {
  await db
    .insertInto("searchEntries")
    .values({ kind, ref, ...entry })
    .onConflict((conflict) => conflict.columns(["kind", "ref"]).doUpdateSet(entry))
    .execute();
}

/** Reads the language from the settings; empty if nobody has saved them. */
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
 * Removes the words of documents that were deleted for good from the index of SQLite, which only marks them as deleted:
 * merges it into one segment, in short writes on a connection of its own. Continues at the next call where it was
 * aborted, and writes nothing if nothing was deleted: FTS5 merges new words by itself. PostgreSQL has no segments; its
 * GIN index keeps words until REINDEX.
 */
export async function mergeIndex({ engine, queries }: Database, { aborted }: { aborted(): boolean }) {
  if (!engine.openApart) return;
  const apart = engine.openApart();
  try {
    for (let state = await mergeState(queries); state && !aborted(); state = await mergeState(queries)) {
      if (state === "due") await apart.write([...begin, merge(-pagesAtOnce)]);
      else if (!(await continueMerge(apart))) await finishMerge(apart);
      await wait(pause);
    }
  } finally {
    await apart.close();
  }
}

/**
 * Merges an index of many segments, which each save adds one to, if it is small enough to be written anew. FTS5 merges
 * those of a large one by itself, level by level.
 */
export async function gatherIndex({ engine, reader }: Database, { aborted }: { aborted(): boolean }) {
  if (!engine.openApart || !(await isScattered(reader))) return;
  const apart = engine.openApart();
  try {
    await apart.write([merge(-pagesAtOnce)]);
    while (!aborted() && (await continueMerge(apart))) await wait(pause);
  } finally {
    await apart.close();
  }
}

async function isScattered(db: Queries): Promise<boolean> {
  const counts = sql<{ segments: number; pages: number }>`
    select count(distinct segid) as segments, count(*) as pages from search_words_idx`;
  const [{ segments = 0, pages = 0 } = {}] = (await counts.execute(db)).rows;
  return segments > maxSegments && pages <= maxGathered;
}

// What is deleted while the index is merged is due again afterwards.
const begin = ["delete from search_merges", "insert into search_merges (state) values ('begun')"] as const;
const end = "delete from search_merges where state = 'begun'";
const changes = "select total_changes() as changes";

/** A negative number starts a merge of the whole index, a positive one continues it. */
const merge = (pages: number) => `insert into search_words(search_words, rank) values ('merge', ${pages})`;

async function mergeState(queries: Queries): Promise<SearchMergeTable["state"] | undefined> {
  const states = queries.selectFrom("searchMerges").select("state").where("state", "<>", "removed");
  return (await states.orderBy("state").executeTakeFirst())?.state;
}

/** False when there was nothing left to merge. */
async function continueMerge(apart: Apart): Promise<boolean> {
  const counted = (await apart.write([changes, merge(pagesAtOnce), changes])) as { changes: number }[][];
  const [before = 0, after = 0] = counted.flat().map(({ changes }) => changes);
  return after - before > 1; // the command itself counts as one
}

/** The log still has the words. If it cannot be emptied, the next night tries again. */
async function finishMerge(apart: Apart): Promise<void> {
  if (!(await apart.emptyLog()))
    throw new Error("A long read keeps deleted words in the log of the database.");
  await apart.write([end]);
}
