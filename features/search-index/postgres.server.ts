import { type RawBuilder, sql } from "kysely";
import { marked, passage } from "#db/passages.ts";
import { type Hit, hasMark, marks, soughtIn } from "./marks.ts";
import type { Place, Query, SearchEngine } from "./matches.store.server.ts";
import { ownLanguage } from "./terms.ts";

const passageWords = 32;
const readCharacters = 20_000; // of a text, for its passage
const ranks = sql`'{0.1, 0.2, 0.5, 1.0}'`;
const weights: Record<Place, string> = { title: "A", heading: "AB", anywhere: "" };

/** `to_tsvector` with the configuration `footpath`, which is English without accents, or that of the document's language. */
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
    sql`-ts_rank(${ranks}, words, ${tsquery({ ...query, facets: [], inSiteLanguage: undefined })})`,
  list: (column) => sql`json_agg(${sql.ref(column)})::text`,
  known: (words, { now, languages }) =>
    sql`select word from unnest(${words}::text[]) word where exists (select from search_entries
      where words @@ (${inEach(languages, sql`quote_literal(word)`)}) and published_at <= ${now})`,
  // ts_headline takes a millisecond for each document. It knows the stems of other languages, and all of English.
  async hits(db, query, wanted) {
    const sought = soughtIn(query.terms);
    const found = (await texts(wanted).execute(db)).rows.map(({ title, tags, body, ...row }) => ({
      ...row,
      title: marked(title, "", sought),
      tags: marked(tags, "", sought),
      text: passage(body, "", sought),
    }));
    const isMarked = ({ title, tags, text }: Hit) => [title, tags, text].some(hasMark);
    const others = found.filter((hit) => hit.language !== "" || !isMarked(hit)).map(({ number }) => number);
    if (others.length === 0) return found;
    const shown = await headlines(query, others).execute(db);
    const byNumber = new Map(shown.rows.map((hit) => [hit.number, hit]));
    return found.map((hit) => byNumber.get(hit.number) ?? hit);
  },
};

type Numbered = { number: number };
type Texts = Numbered & Pick<Hit, "kind" | "ref" | "title" | "tags"> & { language: string; body: string };

const inOrder = (wanted: number[]) => sql`unnest(${wanted}::bigint[]) with ordinality w(number, place)
  join search_entries e on e.number = w.number`;

function texts(wanted: number[]): RawBuilder<Texts> {
  return sql`select e.number, e.kind, e.ref, e.language, e.title, e.tags,
      case e.language when '' then left(e.body, ${sql.lit(readCharacters)}) else '' end as body
    from ${inOrder(wanted)} order by w.place`;
}

function headlines({ terms, languages }: Query, wanted: number[]): RawBuilder<Hit & Numbered> {
  const query = tsquery({ terms, facets: [], languages });
  const headline = (text: RawBuilder<unknown>, options: string) =>
    sql`ts_headline(${configurationOf(languages)}, ${text}, ${query}, ${`StartSel=${marks.open},StopSel=${marks.close},${options}`})`;
  return sql`select e.number, kind, ref, ${plain(sql`shown.title`)} as title, shown.tags, ${plain(sql`
        case when starts_with(shown.body, ${unmarked}) then '' else '…' end || passage ||
        case when right(shown.body, length(${unmarked})) = ${unmarked} then '' else '…' end`)} as text
      from ${inOrder(wanted)}
      cross join lateral (select
        ${headline(escaped(sql`e.title`), "HighlightAll=true")} as title,
        ${headline(sql`e.tags`, "HighlightAll=true")} as tags,
        ${escaped(sql`left(e.body, ${sql.lit(readCharacters)})`)} as body) shown
      cross join lateral (select ${headline(sql`shown.body`, `MaxFragments=1,MaxWords=${passageWords},MinWords=${passageWords - 1}`)} as passage
        offset 0) p -- keeps the planner from writing ts_headline out for every use of the passage
      order by w.place`;
}

// ts_headline removes what looks like a tag of HTML.
const escaped = (text: RawBuilder<unknown>) => sql`translate(${text}, '<', '\ue000')`;
const plain = (text: RawBuilder<unknown>) => sql`translate(${text}, '\ue000', '<')`;
const unmarked = sql`translate(passage, ${sql.lit(marks.open + marks.close)}, '')`;

const nameOf = (language: string) => (language === "" ? "footpath" : `footpath_${language}`);

/** The configuration of an entry. */
function configurationOf(languages: string[]): RawBuilder<unknown> {
  const others = languages.filter((language) => language !== "");
  if (others.length === 0) return sql`'footpath'`;
  const cases = others.map(
    (language) => sql`when ${sql.lit(language)} then ${sql.lit(nameOf(language))}::regconfig`,
  );
  return sql`case e.language ${sql.join(cases, sql` `)} else 'footpath'::regconfig end`;
}

/** The words as each language stems them. */
function inEach(languages: string[], words: RawBuilder<unknown>): RawBuilder<unknown> {
  const queries = languages.map((language) => sql`to_tsquery(${sql.lit(nameOf(language))}, ${words})`);
  return sql.join(queries, sql` || `);
}

function tsquery(
  { terms, facets, languages, inSiteLanguage }: Omit<Query, "now">,
  place: Place = "anywhere",
) {
  const all = terms.map(({ words, unfinished }) => {
    // Weights are read from each row. The heading has no other words than those, but facets with the same beginning.
    const isPlain = place === "heading" && !unfinished;
    const label = isPlain ? "" : `${unfinished ? "*" : ""}${weights[place]}`;
    return `(${words.map((word) => `'${word}'${label && `:${label}`}`).join(" | ")})`;
  });
  const words = sql`(${inEach(languages, sql`${all.join(" & ")}`)})`;
  const narrowed = facets.map((word) => `'${word}'`);
  if (inSiteLanguage) narrowed.push(`!('${ownLanguage}' & !'${inSiteLanguage}')`);
  return narrowed.length === 0 ? words : sql`(${words} && ${narrowed.join(" & ")}::tsquery)`;
}
