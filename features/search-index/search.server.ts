import type { Database } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import { type Hit, marks } from "./marks.ts";
import * as matches from "./matches.store.server.ts";
import { postgresSearch } from "./postgres.server.ts";
import { oneLetterAway } from "./spelling.ts";
import { sqliteSearch } from "./sqlite.server.ts";
import { type Filter, facetsOf, type Term, termsOf } from "./terms.ts";

const max = 1000; // documents per search, so that its cost does not grow with the site
const maxRanked = 400;
const maxCorrected = 2; // words of a query
const maxTerms = 5; // of a query that is corrected

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
    let query = await finished(index, db, {
      terms,
      now,
      ...facetsIn(filter, siteLanguage),
      ...(await rulesIn(db)),
    });
    let found = await matching(index, db, query);
    if (found.length === 0) {
      const similar = await corrected(index, db, query);
      if (similar !== query.terms) {
        query = { ...query, terms: similar };
        found = await matching(index, db, query);
      }
    }
    const page = found.slice(offset, offset + limit);
    const hits = page.length > 0 ? (await index.hits(query, page).execute(db)).rows : [];
    const known = new Set(terms.flatMap(({ words }) => words));
    const replaced = query.terms.flatMap(({ words }) => words.filter((word) => !known.has(word)));
    return {
      hits,
      total: found.length,
      more: found.length === max,
      similar: wordsIn(hits, replaced),
    };
  });
}

/**
 * A last word that is in very many documents is finished: to look for all words that begin with it would take as long as
 * there are documents.
 */
async function finished(index: matches.SearchEngine, db: Queries, query: matches.Query) {
  if (!query.terms.some(({ unfinished }) => unfinished)) return query;
  const whole = { ...query, terms: query.terms.map((term) => ({ ...term, unfinished: false })) };
  return (await matches.countMatches(db, index, whole, max + 1)) > max ? whole : query;
}

function facetsIn({ language, ...filter }: Filter, siteLanguage: string | undefined) {
  if (language !== siteLanguage) return { facets: facetsOf({ ...filter, language }) };
  return { facets: facetsOf(filter), inSiteLanguage: facetsOf({ language })[0] };
}

async function rulesIn(db: Queries): Promise<Pick<matches.Query, "languages">> {
  const languages = await matches.storedLanguages(db);
  return { languages: languages.length > 0 ? languages : [""] };
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

/** To rank very many would take too long: those come first that match by title, then by tag, then the latest. */
async function matching(index: matches.SearchEngine, db: Queries, query: matches.Query): Promise<number[]> {
  const count = await matches.countMatches(db, index, query, maxRanked + 1);
  if (count === 0) return [];
  return count > maxRanked
    ? matches.latestMatches(db, index, query, max)
    : matches.bestMatches(db, index, query);
}

/** The same terms if no word is unknown, too many are, or one has no similar word. */
async function corrected(index: matches.SearchEngine, db: Queries, query: matches.Query): Promise<Term[]> {
  const { terms } = query;
  if (terms.length > maxTerms) return terms;
  const unknown: Term[] = [];
  for (const term of terms) {
    if ((await matches.countMatches(db, index, { ...query, terms: [term], facets: [] }, 1)) === 0)
      unknown.push(term);
    if (unknown.length > maxCorrected) return terms;
  }
  const similar = new Map<Term, Term>();
  for (const term of unknown) {
    const { rows } = await index.known(term.words.flatMap(oneLetterAway), query).execute(db);
    if (rows.length === 0) return terms;
    similar.set(term, { words: rows.map(({ word }) => word), unfinished: false });
  }
  return similar.size > 0 ? terms.map((term) => similar.get(term) ?? term) : terms;
}
