import { setTimeout as wait } from "node:timers/promises";
import { PostgresAdapter, sql } from "kysely";
import type { Database } from "#db/client.ts";
import type { Apart, Queries } from "#db/engine.ts";
import type { DocumentKindName, SearchEntryTable } from "#db/schema.ts";
import { isOldName, rulesOf } from "#db/words/stemmers.ts";
import { longText, prepareTerms } from "#db/words/terms.ts";
import { storedRules } from "./matches.store.server.ts";
import { languageIn } from "./terms.ts";
import { vectorsOf } from "./vectors.server.ts";

const entriesAtOnce = 4; // others who write wait for 10 ms with articles of 400 words
const pause = 10; // milliseconds

/** SQLite has triggers that put the words into its index. */
export async function saveEntry(db: Queries, entry: SearchEntryTable): Promise<void> {
  if (!isPostgres(db)) {
    await removeLongTexts(db, entry.kind, [entry.ref], entry);
    await prepareTerms(entry.body, entry.language);
  }
  const { kind, ref, ...rest } = isPostgres(db) ? { ...entry, ...(await vectorsOf(entry)) } : entry;
  await db
    .insertInto("searchEntries")
    .values({ kind, ref, ...rest })
    .onConflict((conflict) => conflict.columns(["kind", "ref"]).doUpdateSet(rest))
    .execute();
}

export async function removeEntries(db: Queries, kind: DocumentKindName, refs: string[]): Promise<void> {
  if (!isPostgres(db)) await removeLongTexts(db, kind, refs);
  await db.deleteFrom("searchEntries").where("kind", "=", kind).where("ref", "in", refs).execute();
}

/**
 * Removes the words of long texts before others come, in a turn of its own: SQLite removes words by the text that they
 * came from.
 */
async function removeLongTexts(
  db: Queries,
  kind: DocumentKindName,
  refs: string[],
  after?: Pick<SearchEntryTable, "body" | "language">,
): Promise<void> {
  const entries = db.selectFrom("searchEntries").select(["ref", "body", "language"]).where("kind", "=", kind);
  const long = entries.where("ref", "in", refs).where(sql`length(body)`, ">=", longText);
  for (const { ref, body, language } of await long.execute()) {
    if (body === after?.body && language === after.language) continue;
    await prepareTerms(body, language);
    const entry = db.updateTable("searchEntries").where("kind", "=", kind).where("ref", "=", ref);
    await entry.set({ body: "" }).execute();
    await new Promise(setImmediate);
  }
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

/** True if an older version has indexed documents, or the site had another language. */
export async function isBehind(db: Queries, site: { language: string }): Promise<boolean> {
  return (await staleEntries(db, rulesOf(site.language))).length > 0;
}

/**
 * Brings the index up to date with this version of the program, and with the language of the site for documents without
 * one of their own. In short writes, on SQLite on a thread of its own.
 */
export async function refreshIndex(
  { engine, queries }: Database,
  site: { language: string },
  { aborted }: { aborted(): boolean },
): Promise<void> {
  const rules = rulesOf(site.language);
  const apart = engine.openApart?.();
  try {
    while (!aborted()) {
      const stale = await staleEntries(queries, rules);
      if (stale.length === 0) return;
      await (apart ? refreshApart(apart, stale) : refresh(queries, stale));
      await wait(pause);
    }
  } finally {
    await apart?.close();
  }
}

/** An entry whose words are to be stemmed by other rules. */
type Stale = { number: number; rules: string };

/** Some of those that are to be refreshed. */
async function staleEntries(db: Queries, site: string): Promise<Stale[]> {
  if (isPostgres(db)) {
    const restored = await sql<Stale>`
      select number, language as rules from search_entries where restored order by number
      limit ${sql.lit(entriesAtOnce)}`.execute(db);
    if (restored.rows.length > 0) return restored.rows;
  }
  for (const stored of await storedRules(db)) {
    const wanted = stored === site ? [] : isOldName(stored) ? [1, 0] : [1];
    for (const followsSite of wanted) {
      const rows = await db
        .selectFrom("searchEntries")
        .select([sql<number>`number`.as("number"), "facets"])
        .where("language", "=", stored)
        .where("followsSite", "=", followsSite)
        .limit(entriesAtOnce)
        .execute();
      if (rows.length > 0)
        return rows.map(({ number, facets }) => ({
          number,
          rules: followsSite === 1 ? site : rulesOf(languageIn(facets)),
        }));
    }
  }
  return [];
}

/** The index has both the old and the new words until it is merged. */
async function refreshApart(apart: Apart, stale: Stale[]): Promise<void> {
  const updates = stale.map(
    ({ number, rules }) => `update search_entries set language = '${rules}' where number = ${number}`,
  );
  await apart.write([...updates, "insert or ignore into search_merges (state) values ('due')"]);
}

async function refresh(queries: Queries, stale: Stale[]): Promise<void> {
  for (const { number, rules } of stale)
    await queries.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom("searchEntries")
        .selectAll()
        .where(sql`number`, "=", number)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return;
      const set = { language: rules, ...(await vectorsOf({ ...row, language: rules })) };
      await transaction.updateTable("searchEntries").set(set).where(sql`number`, "=", number).execute();
      await sql`update search_entries set restored = false where number = ${number} and restored`.execute(
        transaction,
      );
    });
}

function isPostgres(db: Queries): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
