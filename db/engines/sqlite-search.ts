import { type RawBuilder, sql } from "kysely";
import type { Queries, SearchHit } from "../engine.ts";
import type { Place, SearchIndex } from "../searching.ts";
import { folded, type Term } from "../words.ts";

const mostKnown = 10; // words like a misspelled one
const readCharacters = 20_000; // of a body, for the passage that is shown

// To look into all columns is faster than to look into three of four; no word is spelled like a facet.
const columns: Record<Place, string> = { title: "{title} : ", heading: "{title tags} : ", anywhere: "" };

/** FTS5 beside the table of entries, without those of which the numbers are given. */
export function searchIndex(queries: Queries, hidden: number[] = []): SearchIndex {
  const shown =
    hidden.length === 0
      ? sql``
      : sql` and rowid not in (select value from json_each(${JSON.stringify(hidden)}))`;
  async function numbers(query: RawBuilder<{ number: number }>): Promise<number[]> {
    const { rows } = await query.execute(queries);
    return rows.map(({ number }) => number);
  }
  return {
    async count(terms, facets, most) {
      const { rows } = await sql<{ count: number }>`select count(*) as count from
        (select 1 from search_words where search_words match ${match("anywhere", terms, facets)}${shown} limit ${most})`.execute(
        queries,
      );
      return rows[0]?.count ?? 0;
    },
    weighed: (terms, facets) =>
      numbers(sql`select rowid as number from search_words
        where search_words match ${match("anywhere", terms, facets)}${shown}
        order by bm25(search_words, 10.0, 5.0, 1.0, 0.0), rowid desc`),
    latest: (place, terms, facets, most) =>
      numbers(sql`select rowid as number from search_words
        where search_words match ${match(place, terms, facets)}${shown} order by rowid desc limit ${most}`),
    async known(words) {
      // The vocabulary keeps words of hidden entries: the few that it has are searched.
      const { rows } = await sql<{ word: string }>`select word from search_vocabulary
        where word in (select value from json_each(${JSON.stringify(words.map(folded))}))
          and exists (select 1 from search_words where search_words match '"' || word || '"'${shown})
        limit ${mostKnown}`.execute(queries);
      return rows.map(({ word }) => word);
    },
    async entries(wanted) {
      const { rows } = await sql<SearchHit>`select e.kind, e.ref, substr(e.body, 1, ${readCharacters}) as text
        from json_each(${JSON.stringify(wanted)}) w join search_entries e on e.number = w.value order by w.key`.execute(
        queries,
      );
      return rows;
    },
  };
}

/** An expression of FTS5. Words are letters and digits only, so that none can end its quotes. */
function match(place: Place, terms: Term[], facets: string[]): string {
  const words = terms.map(({ words, unfinished }) => {
    const alternatives = words.map((word) => `"${word}"${unfinished ? " *" : ""}`);
    return `(${alternatives.join(" OR ")})`;
  });
  const all = [`${columns[place]}(${words.join(" AND ")})`, ...facets.map((word) => `facets : "${word}"`)];
  return all.join(" AND ");
}
