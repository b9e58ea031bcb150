import { type RawBuilder, sql } from "kysely";
import { isLatin } from "#db/words/folding.ts";
import { currentRules, isOldName } from "#db/words/stemmers.ts";
import { soughtWord, spelled } from "#db/words/terms.ts";
import { type Hit, soughtIn } from "./marks.ts";
import type { Place, Query, SearchEngine } from "./matches.store.server.ts";
import { ownLanguage } from "./terms.ts";

const maxKnown = 10;

// Searching all columns is faster than searching three of four; no word is spelled like a facet.
const columns: Record<Place, string> = { title: "{title} : ", heading: "{title tags} : ", anywhere: "" };

/** FTS5, which stems English by the same rules as `porter.ts`. */
export const sqliteSearch: SearchEngine = {
  session: (db, search) => search(db),
  number: sql`rowid`,
  sorted: sql`rowid`,
  matching: (query, place = "anywhere") =>
    sql`search_words where search_words match ${expression(query, place)} and ${isPublished(query.now)}`,
  rank: () => sql`bm25(search_words, 10.0, 5.0, 1.0, 0.0)`,
  list: (column) => sql`json_group_array(${sql.ref(column)})`,
  known(words, { now, rules }) {
    const wanted = words.map((word) => [word, knownAs(word, rules)]);
    return sql`select value ->> 0 as word from json_each(${JSON.stringify(wanted)}) where exists (
      select 1 from search_words where search_words match value ->> 1 and ${isPublished(now)})
      limit ${sql.lit(maxKnown)}`;
  },
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

const quoted = (words: string[]) => `"${words.join(" ")}"`;

function knownAs(word: string, rules: string[]): string {
  const others =
    rules.some((each) => each !== "en") || !isLatin(word) ? spelled(word).map((each) => [each]) : [];
  return [[word], ...others].map(quoted).join(" OR ");
}

/** How a word may be in the index. `isExact`: also as it is spelled, for what is ranked. */
function alternatives({ rules, isExact }: Query, word: string, unfinished: boolean): Set<string> {
  const found = new Set<string>();
  for (const name of rules) {
    const each = currentRules(name);
    if (isOldName(name)) found.add(quoted([word]));
    const { stems, forms, beginning } = soughtWord(word, each);
    const isEnglish = each === "en" && isLatin(word);
    if (unfinished) found.add(`${quoted(beginning)} *`);
    if (!unfinished || !isEnglish) found.add(quoted(isEnglish ? beginning : stems));
    if (isExact || (!isEnglish && !unfinished && forms.length === 1)) found.add(quoted(forms));
  }
  return found;
}

/** An expression of FTS5. */
function expression(query: Query, place: Place): string {
  const { terms, facets, inSiteLanguage } = query;
  const all = terms.map(({ words, unfinished }) => {
    const found = words.flatMap((word) => [...alternatives(query, word, unfinished)]);
    return `(${[...new Set(found)].join(" OR ")})`;
  });
  const matching = [
    `${columns[place]}(${all.join(" AND ")})`,
    ...facets.map((word) => `facets : "${word}"`),
  ].join(" AND ");
  if (!inSiteLanguage) return matching;
  return `(${matching}) NOT (facets : "${ownLanguage}" NOT facets : "${inSiteLanguage}")`;
}
