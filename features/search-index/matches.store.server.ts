import { type RawBuilder, sql } from "kysely";
import { distinctValues } from "#db/distinct-values.ts";
import type { Queries } from "#db/engine.ts";
import type { Hit } from "./marks.ts";
import type { Term } from "./terms.ts";

/** Documents that are published after `now` are not found. */
export type Query = {
  terms: Term[];
  facets: string[];
  /** Finds only documents with this facet or without a language of their own. */
  inSiteLanguage?: string;
  now: string;
  /** The rules by which words in the index are stemmed; empty: English. */
  languages: string[];
};

export type Place = "title" | "heading" | "anywhere";

/** The full-text index of a database. Documents have numbers; later ones have larger numbers. */
export type SearchEngine = {
  /** Runs a search where its queries are planned well. */
  session<Result>(db: Queries, search: (db: Queries) => Promise<Result>): Promise<Result>;
  /** The number of a document, and an expression of it that sorts fast. */
  number: RawBuilder<number>;
  sorted: RawBuilder<number>;
  /** What stands behind `from`: the documents with all terms in a place. */
  matching(query: Query, place?: Place): RawBuilder<unknown>;
  /** What stands behind `order by`: the best first. */
  byRank(query: Query): RawBuilder<unknown>;
  /** Selects the words that are in a document. */
  known(words: string[], query: Query): RawBuilder<{ word: string }>;
  /** Documents in the order of the numbers. */
  hits(query: Query, numbers: number[]): RawBuilder<Hit>;
};

/** The rules by which the words of documents are stemmed. */
export async function storedLanguages(db: Queries): Promise<string[]> {
  return distinctValues(
    db,
    (comparison) => sql`(select min(e.language) from search_entries e where e.language ${comparison})`,
  );
}

/** Documents with all terms, counted up to `max`. */
export async function countMatches(db: Queries, index: SearchEngine, query: Query, max: number) {
  const few = sql`select 1 from ${index.matching(query)} limit ${sql.lit(max)}`;
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${few}) few`.execute(db);
  return rows[0]?.count ?? 0;
}

/** All documents with all terms, best first. */
export async function bestMatches(db: Queries, index: SearchEngine, query: Query) {
  const order = sql`${index.byRank(query)}, number desc`;
  return numbers(db, sql`select ${index.number} as number from ${index.matching(query)} order by ${order}`);
}

type Latest = { place: Place; max: number };

/** The latest of those with all terms in a place. */
export async function latestMatches(db: Queries, index: SearchEngine, query: Query, { place, max }: Latest) {
  const order = sql`${index.sorted} desc limit ${sql.lit(max)}`;
  const matches = index.matching(query, place);
  return numbers(db, sql`select ${index.number} as number from ${matches} order by ${order}`);
}

async function numbers(db: Queries, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await (query as RawBuilder<{ number: number }>).execute(db);
  return rows.map(({ number }) => number);
}
