import type { Database } from "#db/client.ts";
import type { Engine, Queries } from "#db/engine.ts";
import { type Hit, marks } from "./marks.ts";
import * as matches from "./matches.store.server.ts";
import { postgresSearch } from "./postgres.server.ts";
import { oneLetterAway } from "./spelling.ts";
import { sqliteSearch } from "./sqlite.server.ts";
import { withoutStopWords } from "./stop-words.ts";
import { type Filter, facetsOf, type Term, termsOf } from "./terms.ts";

/** Documents per search, so that its cost does not grow with the site. */
const limits: matches.Limits = { max: 1000, maxRanked: 400 };
const maxCorrected = 2; // words of a query
const maxTerms = 5; // of a query that is corrected

/** What the last search found, so that the next one need not ask first. */
const lastRules = new WeakMap<Engine, string[]>();

export type SearchOptions = {
  limit: number;
  offset: number;
  filter?: Filter;
  now: string;
  /** The language of documents that have no other. */
  siteLanguage?: string;
};

/** `more`: there are more than `total`. `similar`: words that were searched instead of misspelled ones. */
type SearchFound = { hits: Hit[]; total: number; more: boolean; similar: string[] };

/**
 * Documents that contain every word of the query, best first; the last word may be unfinished. Words that no document
 * has are replaced by those one letter away.
 */
export async function search(
  { engine, reader }: Pick<Database, "engine" | "reader">,
  text: string,
  { limit, offset, filter = {}, now, siteLanguage }: SearchOptions,
): Promise<SearchFound> {
  const terms = termsOf(text);
  if (terms.length === 0) return { hits: [], total: 0, more: false, similar: [] };
  const index = engine.name === "sqlite" ? sqliteSearch : postgresSearch;
  return index.session(reader, async (db) => {
    const rules = lastRules.get(engine) ?? ["en"];
    let query: matches.Query = {
      terms: withoutStopWords(terms, rules),
      now,
      ...facetsIn(filter, siteLanguage),
      rules,
    };
    let found = await matches.findMatches(db, index, query, limits);
    if (found.rules.join() !== query.rules.join()) {
      lastRules.set(engine, found.rules);
      query = { ...query, rules: found.rules, terms: withoutStopWords(terms, found.rules) };
      found = await matches.findMatches(db, index, query, limits);
    }
    if (found.isWhole) query = matches.asWhole(query);
    if (found.numbers.length === 0) {
      const similar = await corrected(index, db, query);
      if (similar !== query.terms) {
        query = { ...query, terms: similar };
        found = await matches.findMatches(db, index, query, limits);
      }
    }
    const page = found.numbers.slice(offset, offset + limit);
    const hits = page.length > 0 ? await index.hits(db, query, page) : [];
    const known = new Set(terms.flatMap(({ words }) => words));
    const replaced = query.terms.flatMap(({ words }) => words.filter((word) => !known.has(word)));
    return {
      hits,
      total: found.numbers.length,
      more: found.numbers.length === limits.max,
      similar: wordsIn(hits, replaced),
    };
  });
}

function facetsIn({ language, ...filter }: Filter, siteLanguage: string | undefined) {
  if (language !== siteLanguage) return { facets: facetsOf({ ...filter, language }) };
  return { facets: facetsOf(filter), inSiteLanguage: facetsOf({ language })[0] };
}

/** The index knows stems only, so "watere" finds "water": of the words that were searched, those that a hit contains. */
function wordsIn(hits: Hit[], words: string[]): string[] {
  const text = hits
    .flatMap((hit) => [hit.title, hit.tags, hit.text])
    .join(" ")
    .toLowerCase();
  const real = words.filter((word) => text.includes(marks.open + word + marks.close));
  return real.length > 0 ? real : words;
}

/** The same terms if no word is unknown, too many are, or one has no similar word. */
async function corrected(index: matches.SearchEngine, db: Queries, query: matches.Query): Promise<Term[]> {
  const { terms } = query;
  if (terms.length > maxTerms) return terms;
  const unknown = await matches.unknownAmong(db, index, query);
  if (unknown.length > maxCorrected) return terms;
  const similar = new Map<Term, Term>();
  for (const term of unknown) {
    const { rows } = await index.known(term.words.flatMap(oneLetterAway), query).execute(db);
    if (rows.length === 0) return terms;
    similar.set(term, { words: rows.map(({ word }) => word), unfinished: false });
  }
  return similar.size > 0 ? terms.map((term) => similar.get(term) ?? term) : terms;
}
