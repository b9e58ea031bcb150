import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#db/client.ts";
import type { Apart, Queries } from "#db/engine.ts";
import type { SearchMergeTable } from "#db/schema.ts";

const pagesAtOnce = 16; // others who write wait for 4 ms with 100,000 articles
const pause = 10; // milliseconds
const maxSegments = 8; // each word that is looked for is looked for in every one of them
const maxGathered = 20_000; // pages of 4 kB: about 10,000 articles

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
