import { type RawBuilder, sql } from "kysely";
import { distinctValues, selectDistinct } from "#db/distinct-values.ts";
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
  /** The rules by which words in the index are stemmed. */
  rules: string[];
  /** Looks for words as they are spelled, too, so that they rank above others with the same stem. */
  isExact?: boolean;
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
  /** The values of a column of all rows, as JSON. */
  list(column: string): RawBuilder<string>;
  /** Selects the words that are in a document. */
  known(words: string[], query: Query): RawBuilder<{ word: string }>;
  /** Documents in the order of the numbers. */
  hits(db: Queries, query: Query, numbers: number[]): Promise<Hit[]>;
};

/** `isWhole`: the last word was looked for as it is. `rules`: those that the index has now. */
type Matches = { numbers: number[]; isWhole: boolean; rules: string[] };

export type Limits = { max: number; maxRanked: number };

const rulesAfter = (comparison: RawBuilder<unknown>) =>
  sql`(select min(e.language) from search_entries e where e.language ${comparison})`;

/** The rules by which the words of documents are stemmed. */
export async function storedRules(db: Queries): Promise<string[]> {
  return distinctValues(db, rulesAfter);
}

/**
 * The documents with all terms in one query, because what costs is the way to the reading thread and back. Best first,
 * or, of more than `maxRanked`, the latest `max`: to rank very many would take too long. An unfinished word that is in
 * more than `max` documents is taken as it is: to look for all words that begin with it would take as long as there are
 * documents.
 */
export async function findMatches(
  db: Queries,
  index: SearchEngine,
  query: Query,
  limits: Limits,
): Promise<Matches> {
  const { max, maxRanked } = limits;
  const list = (rows: RawBuilder<unknown>) => sql`(select ${index.list("number")} from (${rows}) numbers)`;
  const isMore = (wanted: Query, than: number) =>
    sql`(select count(*) from (select 1 from ${index.matching(wanted)} limit ${sql.lit(than + 1)}) few) > ${sql.lit(than)}`;
  const unfinished = query.terms.some((term) => term.unfinished);
  const whole = asWhole(query);
  const isWhole = unfinished ? sql`case when ${isMore(whole, max)} then 1 else 0 end` : sql`0`;
  const ofWhole = unfinished ? sql`when is_whole = 1 then ${list(latest(index, whole, max))}` : sql``;
  const { rows } = await sql<{ rules: string | null; isWhole: number; numbers: string | null }>`
    with form as materialized (select ${isWhole} as is_whole)
    select is_whole, (select ${index.list("value")} from (${selectDistinct(rulesAfter)}) stored) as rules,
      case ${ofWhole} when ${isMore(query, maxRanked)} then ${list(latest(index, query, max))}
        else ${list(best(index, query))} end as numbers
    from form`.execute(db);
  const [{ rules = null, isWhole: whether = 0, numbers = null } = {}] = rows;
  const stored: string[] = JSON.parse(rules ?? "[]");
  return {
    numbers: JSON.parse(numbers ?? "[]"),
    isWhole: whether === 1,
    rules: stored.length > 0 ? stored : ["en"],
  };
}

/** The same with a last word that is finished. */
export function asWhole(query: Query): Query {
  return { ...query, terms: query.terms.map((term) => ({ ...term, unfinished: false })) };
}

/** Those of some terms that no document has. */
export async function unknownAmong(db: Queries, index: SearchEngine, query: Query): Promise<Term[]> {
  const checks = query.terms.map((term, at) => {
    const alone = { ...query, terms: [term], facets: [] };
    return sql`select ${sql.lit(at)} as at where not exists (select 1 from ${index.matching(alone)})`;
  });
  const { rows } = await sql<{ at: number }>`${sql.join(checks, sql` union all `)}`.execute(db);
  return rows.flatMap(({ at }) => query.terms[at] ?? []);
}

function best(index: SearchEngine, query: Query): RawBuilder<unknown> {
  const order = sql`${index.rank(query)}, number desc`;
  return sql`select ${index.number} as number from ${index.matching({ ...query, isExact: true })} order by ${order}`;
}

/** The latest `max` of those with all terms: in the title first, then in title and tags. */
function latest(index: SearchEngine, query: Query, max: number): RawBuilder<unknown> {
  const parts = places.map((place, at) => {
    const some = sql`${index.matching(query, place)} order by ${index.sorted} desc limit ${sql.lit(max)}`;
    return sql`select * from (select ${index.number} as number, ${sql.lit(at)} as place from ${some}) part`;
  });
  return sql`select number from (select number, min(place) as place from (${sql.join(parts, sql` union all `)}) parts
    group by number order by place, number desc limit ${sql.lit(max)}) first`;
}
