import { type RawBuilder, sql } from "kysely";
import type { Queries, SearchHit } from "../engine.ts";
import type { Place, SearchIndex } from "../searching.ts";
import type { Term } from "../words.ts";

const readCharacters = 20_000; // of a body, for the passage that is shown
const weights: Record<Place, string> = { title: "A", heading: "AB", anywhere: "" };

/** The functions of the migration, without the entries of which the numbers are given. */
export function searchIndex(queries: Queries, hidden: number[] = []): SearchIndex {
  const isShown = (number: number) => !hidden.includes(number);
  const ofShown =
    hidden.length === 0
      ? sql``
      : sql`where exists (select from search_entries
          where words @@ to_tsquery('english', word) and number <> all(${hidden}::bigint[]))`;

  async function hiddenAmong(terms: Term[], facets: string[]): Promise<number> {
    if (hidden.length === 0) return 0;
    const { rows } = await sql<{ count: number }>`select count(*) as count from search_entries
      where number = any(${hidden}::bigint[])
      and words @@ search_query(${match("anywhere", terms)}, ${quoted(facets)})`.execute(queries);
    return rows[0]?.count ?? 0;
  }

  async function numbers(query: RawBuilder<{ number: number }>): Promise<number[]> {
    const { rows } = await query.execute(queries);
    return rows.map(({ number }) => number);
  }
  return {
    async count(terms, facets, most) {
      const { rows } = await sql<{ count: number }>`select search_count(
        ${match("anywhere", terms)}, ${quoted(facets)}, ${most + hidden.length}) as count`.execute(queries);
      const count = rows[0]?.count ?? 0;
      return count === 0 ? 0 : Math.min(most, count - (await hiddenAmong(terms, facets)));
    },
    async weighed(terms, facets) {
      const found = await numbers(
        sql`select number from search_weighed(${match("anywhere", terms)}, ${quoted(facets)}) number`,
      );
      return found.filter(isShown);
    },
    async latest(place, terms, facets, most) {
      const found = await numbers(sql`select number from search_latest(
        ${place === "anywhere"}, ${match(place, terms)}, ${quoted(facets)}, ${most + hidden.length}) number`);
      return found.filter(isShown).slice(0, most);
    },
    async known(words) {
      const folded = new Map(words.map((word) => [`'${fold(word)}'`, word]));
      const { rows } = await sql<{ word: string }>`select word from search_known(
        ${[...folded.keys()]}::text[]) word ${ofShown}`.execute(queries);
      return rows.flatMap(({ word }) => folded.get(word) ?? []);
    },
    async entries(wanted) {
      const { rows } =
        await sql<SearchHit>`select e.kind, e.ref, left(e.body, ${sql.lit(readCharacters)}) as text
        from unnest(${wanted}::bigint[]) with ordinality w(number, place)
        join search_entries e on e.number = w.number order by w.place`.execute(queries);
      return rows;
    },
  };
}

/** A tsquery. Words are letters and digits only, so that none can end its quotes. */
function match(place: Place, terms: Term[]): string {
  const all = terms.map(({ words, unfinished }) => {
    const how = `${unfinished ? "*" : ""}${weights[place]}`;
    const alternatives = words.map((word) => `'${fold(word)}'${how && `:${how}`}`);
    return `(${alternatives.join(" | ")})`;
  });
  return all.join(" & ");
}

function quoted(facets: string[]): string {
  return facets.map((word) => `'${word}'`).join(" & ");
}

/** A word without accents, as `search_fold` takes them from what is indexed. */
function fold(word: string): string {
  return word.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
}
