import { type RawBuilder, sql } from "kysely";
import { plainWords } from "#db/plain-words.ts";
import { marks } from "./marks.ts";
import type { Place, Query, SearchEngine } from "./matches.store.server.ts";
import { ownLanguage } from "./terms.ts";

const passageWords = 32;
const maxKnown = 10;

// Searching all columns is faster than searching three of four; no word is spelled like a facet.
const columns: Record<Place, string> = { title: "{title} : ", heading: "{title tags} : ", anywhere: "" };

/** FTS5. */
export const sqliteSearch: SearchEngine = {
  session: (db, search) => search(db),
  number: sql`rowid`,
  sorted: sql`rowid`,
  matching: (query, place = "anywhere") =>
    sql`search_words where search_words match ${expression(query, place)} and ${isPublished(query.now)}`,
  rank: () => sql`bm25(search_words, 10.0, 5.0, 1.0, 0.0)`,
  list: sql`json_group_array(number)`,
  known: (words, { now, languages }) =>
    sql`select value as word from json_each(${JSON.stringify(words)}) where exists (
      select 1 from search_words where search_words match '"' || value || '"' ${plain(languages)} and ${isPublished(now)})
      limit ${sql.lit(maxKnown)}`,
  hits: ({ terms, languages }, wanted) =>
    sql`select e.kind, e.ref, ${highlighted(0)} as title, ${highlighted(1)} as tags,
        snippet(search_words, 2, ${marks.open}, ${marks.close}, '…', ${sql.lit(passageWords)}) as text
      from search_words cross join search_entries e on e.number = search_words.rowid
      where search_words match ${expression({ terms, facets: [], languages }, "anywhere")}
        and +search_words.rowid in (select value from json_each(${JSON.stringify(wanted)}))
      order by (select key from json_each(${JSON.stringify(wanted)}) where value = e.number)`,
};

// `+rowid` above: one pass over all matches is faster than one look-up of each, most of all for a prefix.
const highlighted = (column: number) =>
  sql`highlight(search_words, ${sql.lit(column)}, ${marks.open}, ${marks.close})`;

function isPublished(now: string): RawBuilder<unknown> {
  return sql`rowid not in (select number from search_entries where published_at > ${now})`;
}

const hasOthers = (languages: string[]) => languages.some((language) => language !== "");

const plain = (languages: string[]) =>
  hasOthers(languages) ? sql`|| ' OR "' || plain_words(value) || '"'` : sql``;

/** An expression of FTS5. Words in English are stemmed, those in other languages are not. */
function expression({ terms, facets, languages, inSiteLanguage }: Omit<Query, "now">, place: Place): string {
  const all = terms.map(({ words, unfinished }) => {
    const alternatives = words.flatMap((word) => [
      ...(unfinished ? [`"${word}" *`] : languages.includes("") ? [`"${word}"`] : []),
      ...(hasOthers(languages) ? [`"${plainWords(word)}"`] : []),
    ]);
    return `(${[...new Set(alternatives)].join(" OR ")})`;
  });
  const matching = [
    `${columns[place]}(${all.join(" AND ")})`,
    ...facets.map((word) => `facets : "${word}"`),
  ].join(" AND ");
  if (!inSiteLanguage) return matching;
  return `(${matching}) NOT (facets : "${ownLanguage}" NOT facets : "${inSiteLanguage}")`;
}
