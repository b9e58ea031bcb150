import { type RawBuilder, sql } from "kysely";
import { marked, passage } from "#db/passages.ts";
import { isLatin } from "#db/words/folding.ts";
import { currentRules, isOldName } from "#db/words/stemmers.ts";
import { soughtWord, spelled } from "#db/words/terms.ts";
import { type Hit, soughtIn } from "./marks.ts";
import type { Place, Query, SearchEngine } from "./matches.store.server.ts";
import { ownLanguage, type Term } from "./terms.ts";

const readCharacters = 20_000; // of a text, for its passage
const ranks = sql`'{0.1, 0.2, 0.5, 1.0}'`;
const weights: Record<Place, string> = { title: "A", heading: "AB", anywhere: "" };

/** Vectors of terms, which this program makes. */
export const postgresSearch: SearchEngine = {
  session: (db, search) =>
    db
      .transaction()
      .setAccessMode("read only")
      .execute(async (transaction) => {
        // The planner does not know that a sequential scan would read every text.
        await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`.execute(
          transaction,
        );
        return search(transaction);
      }),
  number: sql`number`,
  sorted: sql`number + 0`, // keeps the planner from walking through all numbers
  matching: (query, place = "anywhere") =>
    sql`search_entries where ${sql.raw(place === "anywhere" ? "words" : "heading")} @@ ${tsquery(query, place)}
      and published_at <= ${query.now}`,
  rank: (query) =>
    sql`-ts_rank(${ranks}, words, ${tsquery({ ...query, facets: [], inSiteLanguage: undefined, isExact: true })})`,
  list: (column) => sql`json_agg(${sql.ref(column)})::text`,
  known: (words, { now, rules }) =>
    sql`select word from unnest(${words}::text[], ${words.map((word) => knownAs(word, rules))}::text[]) asked (word, query)
      where exists (select from search_entries where words @@ query::tsquery and published_at <= ${now})`,
  async hits(db, { terms }, wanted) {
    const sought = soughtIn(terms);
    const { rows } = await texts(wanted).execute(db);
    return rows.map(({ title, tags, body, language, ...row }) => ({
      ...row,
      title: marked(title, language, sought),
      tags: marked(tags, language, sought),
      text: passage(body, language, sought),
    }));
  },
};

type Texts = Pick<Hit, "kind" | "ref" | "title" | "tags"> & { language: string; body: string };

function texts(wanted: number[]): RawBuilder<Texts> {
  return sql`select e.kind, e.ref, e.language, e.title, e.tags, left(e.body, ${sql.lit(readCharacters)}) as body
    from unnest(${wanted}::bigint[]) with ordinality w(number, place) join search_entries e on e.number = w.number
    order by w.place`;
}

/** Of letters and digits only, so nothing in them needs an escape. */
const quoted = (terms: string[], label = "") => terms.map((term) => `'${term}'${label}`).join(" <-> ");

function knownAs(word: string, rules: string[]): string {
  const english = soughtWord(word, "en").stems;
  const others = rules.some((each) => each !== "en") ? spelled(word) : [];
  return [...english, ...others].map((term) => quoted([term])).join(" | ");
}

/** How a word may be in the index. */
function alternatives(
  { rules, isExact }: Query,
  word: string,
  { unfinished, label }: { unfinished: boolean; label: string },
) {
  const found = new Set<string>();
  for (const name of new Set(rules.map(currentRules))) {
    const { stems, forms, beginning } = soughtWord(word, name);
    const isEnglish = name === "en" && isLatin(word);
    const start = isEnglish ? stems : beginning;
    const before = start.slice(0, -1).map((term) => `${quoted([term], label && `:${label}`)} <-> `);
    if (unfinished) found.add(`${before.join("")}${quoted(start.slice(-1), `:*${label}`)}`);
    if (!unfinished || !isEnglish) found.add(quoted(stems, label && `:${label}`));
    if (isExact || (!isEnglish && !unfinished && forms.length === 1))
      found.add(quoted(forms, label && `:${label}`));
  }
  return found;
}

function tsquery(query: Omit<Query, "now">, place: Place = "anywhere"): RawBuilder<unknown> {
  const { terms, facets, rules, inSiteLanguage } = query;
  const all = terms.map(({ words, unfinished }) => {
    // Weights are read from each row. The heading has no other words than those, but facets with the same beginning.
    const label = place === "heading" && !unfinished ? "" : weights[place];
    const found = words.flatMap((word) => [...alternatives(query as Query, word, { unfinished, label })]);
    return `(${[...new Set(found)].join(" | ")})`;
  });
  const narrowed = facets.map((word) => `'${word}'`);
  if (inSiteLanguage) narrowed.push(`!('${ownLanguage}' & !'${inSiteLanguage}')`);
  const words = sql`${all.join(" & ")}::tsquery${byOldRules(terms, rules, place)}`;
  return narrowed.length === 0 ? sql`(${words})` : sql`((${words}) && ${narrowed.join(" & ")}::tsquery)`;
}

/** Finds documents that an older version has indexed, until this one has done so. */
function byOldRules(terms: Term[], rules: string[], place: Place): RawBuilder<unknown> {
  const all = terms.map(({ words, unfinished }) => {
    const label = `${unfinished ? "*" : ""}${weights[place]}`;
    return `(${words.map((word) => `'${word}'${label && `:${label}`}`).join(" | ")})`;
  });
  const queries = rules.filter(isOldName).map((name) => {
    const configuration = name === "" ? "footpath" : `footpath_${name}`;
    return sql` || to_tsquery(${sql.lit(configuration)}, ${all.join(" & ")})`;
  });
  return sql.join(queries, sql``);
}
