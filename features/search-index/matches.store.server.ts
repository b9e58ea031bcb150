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

const places = ["title", "heading", "anywhere"] as const;

export type Place = (typeof places)[number];

/** The full-text index of a database. Documents have numbers; later ones have larger numbers. */
export type SearchEngine = {
  /** Runs a search where its queries are planned well. */
  session<Result>(db: Queries, search: (db: Queries) => Promise<Result>): Promise<Result>;
  /** The number of a document, and an expression of it that sorts fast. */
  number: RawBuilder<number>;
  sorted: RawBuilder<number>;
  /** The documents with all terms in a place, to put behind `from`. */
  matching(query: Query, place?: Place): RawBuilder<unknown>;
  /** A number for each document, the smallest for the best. */
  rank(query: Query): RawBuilder<unknown>;
  /** The numbers of all rows, as JSON. */
  list: RawBuilder<string>;
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
  const order = sql`${index.rank(query)}, number desc`;
  const ranked = sql`select ${index.number} as number from ${index.matching(query)} order by ${order}`;
  return numbersOf(db, index, ranked);
}

/** The latest `max` of those with all terms: in the title first, then in title and tags. */
export async function latestMatches(db: Queries, index: SearchEngine, query: Query, max: number) {
  const parts = places.map((place, at) => {
    const latest = sql`${index.matching(query, place)} order by ${index.sorted} desc limit ${sql.lit(max)}`;
    return sql`select * from (select ${index.number} as number, ${sql.lit(at)} as place from ${latest}) part`;
  });
  const first = sql`select number, min(place) as place from (${sql.join(parts, sql` union all `)}) parts
    group by number order by place, number desc limit ${sql.lit(max)}`;
  return numbersOf(db, index, sql`select number from (${first}) first`);
}

/** As one value, because rows cost much more on the way from the reading thread. */
async function numbersOf(db: Queries, { list }: SearchEngine, rows: RawBuilder<unknown>): Promise<number[]> {
  const query = sql<{ numbers: string }>`select ${list} as numbers from (${rows}) numbers`;
  const [row] = (await query.execute(db)).rows;
  return JSON.parse(row?.numbers ?? "[]");
}
