import { sql } from "kysely";
import type { Queries, SearchFound, SearchHit, SearchOptions } from "./engine.ts";
import { facetWords } from "./facets.ts";
import { oneLetterAway } from "./spelling.ts";
import { type Term, termsOf } from "./words.ts";

/** How many entries a search ends with: nobody reads on, and it must not cost more the more is published. */
const most = 1000;
/** More entries than these are not weighed one by one. */
const mostWeighed = 400;
const mostTerms = 5; // of a query that is corrected
const mostCorrected = 2; // words of it

/** Where an entry has the words of a query. */
export type Place = "title" | "heading" | "anywhere";

/** What an engine can do with its index. Entries are named by their numbers, later ones by larger numbers. */
export type SearchIndex = {
  /** How many entries have all terms, counted no further than `most`. */
  count(terms: Term[], facets: string[], most: number): Promise<number>;
  /** All of those entries, best first. */
  weighed(terms: Term[], facets: string[]): Promise<number[]>;
  /** The latest of those entries that have all terms in a place. */
  latest(place: Place, terms: Term[], facets: string[], most: number): Promise<number[]>;
  /** Which of these words any entry has. */
  known(words: string[]): Promise<string[]>;
  /** Entries by number, in the order of the numbers. */
  entries(numbers: number[]): Promise<SearchHit[]>;
};

/** The numbers of entries that are in the index already, and public only later than an instant: never many. */
export async function hiddenAt(queries: Queries, now: string | undefined): Promise<number[]> {
  if (now === undefined) return [];
  const { rows } = await sql<{ number: number }>`
    select number from search_entries where kind = 'blog' and ref in (
      select id from blogs where deleted_at is null and published_at > ${now})
    union all select number from search_entries where kind = 'collection' and ref in (
      select id from collections where deleted_at is null and published_at > ${now})`.execute(queries);
  return rows.map(({ number }) => number);
}

/** A search as every engine does it; words that are nowhere are taken for those that are one letter away. */
export async function searchWith(
  index: SearchIndex,
  query: string,
  { limit, offset, facets }: SearchOptions,
): Promise<SearchFound> {
  const given = termsOf(query);
  if (given.length === 0) return { hits: [], total: 0, more: false, terms: [], similar: [] };
  const narrowed = facetWords(facets ?? {});
  let terms = given;
  let found = await matching(index, terms, narrowed);
  if (found.length === 0) {
    terms = await corrected(index, given);
    if (terms !== given) found = await matching(index, terms, narrowed);
  }
  return {
    hits: await index.entries(found.slice(offset, offset + limit)),
    total: found.length,
    more: found.length === most,
    terms,
    similar: terms.filter((term) => !given.includes(term)).flatMap(({ words }) => words),
  };
}

/**
 * A few entries are weighed. Of very many, those come first that have the words in their title, then those that
 * have them in their tags, then the latest: to weigh them all would take longer the more is published.
 */
async function matching(index: SearchIndex, terms: Term[], facets: string[]): Promise<number[]> {
  const count = await index.count(terms, facets, mostWeighed + 1);
  if (count === 0) return [];
  if (count <= mostWeighed) return index.weighed(terms, facets);
  const found = new Set<number>();
  for (const place of ["title", "heading", "anywhere"] as const) {
    if (found.size < most) {
      for (const number of await index.latest(place, terms, facets, most)) found.add(number);
    }
  }
  return [...found].slice(0, most);
}

/** The same terms if every word is known, if an unknown one has no similar word, or if too many are unknown. */
async function corrected(index: SearchIndex, terms: Term[]): Promise<Term[]> {
  if (terms.length > mostTerms) return terms;
  const unknown: Term[] = [];
  for (const term of terms) {
    if ((await index.count([term], [], 1)) > 0) continue;
    if (unknown.length === mostCorrected) return terms;
    unknown.push(term);
  }
  const similar = new Map<Term, Term>();
  for (const term of unknown) {
    const words = await index.known(term.words.flatMap(oneLetterAway));
    if (words.length === 0) return terms; // without it nothing is found
    similar.set(term, { words, unfinished: false });
  }
  return unknown.length > 0 ? terms.map((term) => similar.get(term) ?? term) : terms;
}
