import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Queries } from "../engine.ts";

// As a rule 4 ms (pages) and 10 ms (words) of the main thread with 100,000 articles.
const pagesAtOnce = 16;
const wordsAtOnce = 200;
const pause = 10; // milliseconds

/** Takes the words of deleted entries out of the file, in many short writes. What is left at a stop is done later. */
export async function eraseWords(queries: Queries, { aborted }: { aborted(): boolean }): Promise<void> {
  const { rows } = await sql<{
    last: number | null;
  }>`select max(number) as last from search_erasures`.execute(queries);
  const last = rows[0]?.last;
  if (!last) return;
  // The first step, with a negative number, takes up the whole index; the next ones go on.
  for (let pages = -pagesAtOnce; await mergePages(queries, pages); pages = pagesAtOnce) {
    await wait(pause);
    if (aborted()) return;
  }
  for (let word: string | undefined = ""; word !== undefined; word = await eraseVocabulary(queries, word)) {
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

/** Takes the next words that no entry has out of the vocabulary. Answers with the last one that was looked at. */
async function eraseVocabulary(queries: Queries, after: string): Promise<string | undefined> {
  const { rows } = await sql<{ word: string }>`select word from search_vocabulary where word > ${after}
    order by word limit ${wordsAtOnce}`.execute(queries);
  const last = rows.at(-1)?.word;
  if (last === undefined) return undefined;
  await sql`delete from search_vocabulary where word > ${after} and word <= ${last}
    and not exists (select 1 from search_words where search_words match '"' || word || '"')`.execute(queries);
  return last;
}
