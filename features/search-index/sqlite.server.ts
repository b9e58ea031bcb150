import { type RawBuilder, sql } from "kysely";
import { plainWords } from "#db/plain-words.ts";
import { type Hit, soughtIn } from "./marks.ts";
import type { Place, Query, SearchEngine } from "./matches.store.server.ts";
import { ownLanguage } from "./terms.ts";

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
  list: (column) => sql`json_group_array(${sql.ref(column)})`,
  known: (words, { now, languages }) =>
    sql`select value as word from json_each(${JSON.stringify(words)}) where exists (
      select 1 from search_words where search_words match '"' || value || '"' ${plain(languages)} and ${isPublished(now)})
      limit ${sql.lit(maxKnown)}`,
  // FTS5 would read all matches for its passages, and each text three times.
  async hits(db, { terms }, wanted) {
    const sought = soughtIn(terms);
    const shown = (work: string, text: string) =>
      sql`${sql.raw(work)}(${sql.raw(text)}, e.language, ${sought})`;
    const { rows } =
      await sql<Hit>`select e.kind, e.ref, ${shown("marked", "e.title")} as title, ${shown("marked", "e.tags")} as tags,
        ${shown("passage", "e.body")} as text
      from json_each(${JSON.stringify(wanted)}) wanted cross join search_entries e on e.number = wanted.value
      order by wanted.key`.execute(db);
    return rows;
  },
};

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
