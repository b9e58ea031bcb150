import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";

const pagesAtOnce = 16; // 4 ms of the main thread with 100,000 articles
const pause = 10; // milliseconds

/**
 * Removes the words of deleted documents from the database file, in short writes. Continues at the next call where it
 * was aborted. PostgreSQL cannot do it in short steps: a GIN index keeps its words until REINDEX.
 */
export async function eraseDeletedWords(
  { engine, queries }: Database,
  { aborted }: { aborted(): boolean },
): Promise<void> {
  if (engine.name !== "sqlite") return;
  const { rows } = await sql<{
    last: number | null;
  }>`select max(number) as last from search_erasures`.execute(queries);
  const last = rows[0]?.last;
  if (!last) return;
  // A negative number starts a merge of the whole index, a positive one continues it.
  for (let pages = -pagesAtOnce; await mergePages(queries, pages); pages = pagesAtOnce) {
    await wait(pause);
    if (aborted()) return;
  }
  await sql`delete from search_erasures where number <= ${last}`.execute(queries);
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
