import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Queries, SearchHit } from "../engine.ts";
import type { Place, SearchIndex } from "../searching.ts";
import type { Term } from "../words.ts";

const readCharacters = 20_000; // of a body, for the passage that is shown
const marks = Array.from({ length: 0x70 }, (_, index) => String.fromCodePoint(0x300 + index)).join("");
const weights: Record<Place, string> = { title: "A", heading: "AB", anywhere: "" };

/** The functions that migration 0004 has made, without the entries of which the numbers are given. */
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

export async function createSearch(db: Kysely<unknown>): Promise<void> {
  await sql`create table search_entries (
    kind text not null check (kind in ('blog', 'collection')), ref text not null,
    title text not null, tags text not null, body text not null,
    words tsvector not null generated always as (
      setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', tags), 'B') ||
      setweight(to_tsvector('english', left(body, 200000)), 'D')) stored,
    primary key (kind, ref))`.execute(db);
  await sql`create index search_entries_words on search_entries using gin (words)`.execute(db);
}

/**
 * `facets` is empty where an entry is not public: then the index has nothing of it. Triggers fill it, whoever
 * writes; an entry that belongs to nothing has its kind only. Long texts are kept beside the rows, so that many
 * rows are read quickly.
 */
export async function addSearchFacets(db: Kysely<unknown>): Promise<void> {
  const run = (command: string) => sql.raw(command).execute(db);
  // Most texts have no accents, and to take none out of them would take longer than all the rest.
  await run(`create function search_fold(given text) returns text language sql immutable parallel safe as $$
    select case when plain ~ '[\u0300-\u036f]' then translate(plain, '${marks}', '') else plain end
    from (select normalize(given, NFD) as plain) normalized $$`);
  await run("alter table search_entries drop column words, add column facets text not null default ''");
  await run("alter table search_entries add column number bigint generated by default as identity unique");
  await run("alter table search_entries set (toast_tuple_target = 1024)");
  await addTriggers(run);
  await run("update search_entries set ref = ref");
  const heading = `setweight(to_tsvector('english', search_fold(title)), 'A') ||
    setweight(to_tsvector('english', search_fold(tags)), 'B') || array_to_tsvector(string_to_array(facets, ' '))`;
  const body = `setweight(to_tsvector('english', search_fold(left(body, 200000))), 'D')`;
  await run(`alter table search_entries
    add column heading tsvector not null generated always as (
      case when facets = '' then ''::tsvector else ${heading} end) stored,
    add column words tsvector not null generated always as (
      case when facets = '' then ''::tsvector else ${heading} || ${body} end) stored`);
  // What waits to be put into the index would be read through by every search, word for word.
  await run(
    "create index search_entries_heading on search_entries using gin (heading) with (fastupdate = off)",
  );
  await run("create index search_entries_words on search_entries using gin (words) with (fastupdate = off)");
  await addFunctions(run);
}

async function addTriggers(run: (command: string) => Promise<unknown>): Promise<void> {
  const tags = (of: string) =>
    `coalesce((select string_agg(' t' || encode(convert_to(tag, 'UTF8'), 'hex') || '0', '')
      from ${of}_tags where ${of}_id = e.id), '')`;
  const year = "to_char(e.published_at at time zone 'UTC', 'YYYY')";
  const hidden = "e.deleted_at is not null or e.published_at is null";
  await run(`create function search_placed() returns trigger language plpgsql as $$ begin
    new.facets := coalesce((
      select case when ${hidden} then '' else 'kblog0 s' || e.section || '0 y' || ${year} || '0 a' ||
        encode(convert_to(e.author_id, 'UTF8'), 'hex') || '0' || ${tags("blog")} end
      from blogs e where new.kind = 'blog' and e.id = new.ref), (
      select case when ${hidden} then '' else 'kcollection0 y' || ${year} || '0' || ${tags("collection")} end
      from collections e where new.kind = 'collection' and e.id = new.ref), 'k' || new.kind || '0');
    return new; end $$`);
  await run(`create trigger search_placed before insert or update on search_entries
    for each row execute function search_placed()`);
  for (const [table, kind, said] of [
    ["blogs", "blog", "section, author_id, published_at, deleted_at"],
    ["collections", "collection", "published_at, deleted_at"],
  ]) {
    const touch = (ref: string) =>
      `update search_entries set ref = ref where kind = '${kind}' and ref = ${ref}; return null;`;
    await run(`create function search_${kind}_moved() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then delete from search_entries where kind = '${kind}' and ref = old.id; return null; end if;
      ${touch("new.id")} end $$`);
    await run(`create trigger search_${kind}_moved after update of ${said} or delete on ${table}
      for each row execute function search_${kind}_moved()`);
    await run(`create function search_${kind}_tagged() returns trigger language plpgsql as $$ begin
      ${touch(`coalesce(new.${kind}_id, old.${kind}_id)`)} end $$`);
    await run(`create trigger search_${kind}_tagged after insert or delete on ${kind}_tags
      for each row execute function search_${kind}_tagged()`);
  }
}

/** Touches an entry only where something has changed that is indexed. */
export async function limitSearchWork(db: Kysely<unknown>): Promise<void> {
  const run = (command: string) => sql.raw(command).execute(db);
  for (const [table, kind, columns] of [
    ["blogs", "blog", ["section", "author_id", "published_at", "deleted_at"]],
    ["collections", "collection", ["published_at", "deleted_at"]],
  ] as const) {
    const row = (name: string) => `(${columns.map((column) => `${name}.${column}`).join(", ")})`;
    await run(`drop trigger search_${kind}_moved on ${table}`);
    await run(`create trigger search_${kind}_moved after update of ${columns.join(", ")} on ${table} for each row
      when (${row("old")} is distinct from ${row("new")}) execute function search_${kind}_moved()`);
    await run(`create trigger search_${kind}_gone after delete on ${table}
      for each row execute function search_${kind}_moved()`);
  }
}

/**
 * The planner does not know what it costs to read a long list of words: it would rather read every entry than the
 * index. Functions, because only they can forbid it. `number + 0` forbids it to walk through all numbers.
 */
async function addFunctions(run: (command: string) => Promise<unknown>): Promise<void> {
  const how = "language plpgsql stable set enable_seqscan = off set jit = off";
  await run(`create function search_query(asked text, facets text) returns tsquery language plpgsql stable as $$
    declare plain tsquery := to_tsquery('english', asked);
    begin
      if numnode(plain) = 0 then return plain; end if;
      return case when facets = '' then plain else plain && facets::tsquery end;
    end $$`);
  await run(`create function search_count(asked text, facets text, most integer) returns bigint ${how} as $$
    declare query tsquery := search_query(asked, facets);
    begin
      return (select count(*) from (select from search_entries where words @@ query limit most) few);
    end $$`);
  await run(`create function search_weighed(asked text, facets text) returns setof bigint ${how} as $$
    declare query tsquery := search_query(asked, facets); plain tsquery := to_tsquery('english', asked);
    begin
      return query select number from search_entries where words @@ query
        order by ts_rank('{0.1, 0.2, 0.5, 1.0}', words, plain) desc, number desc;
    end $$`);
  await run(`create function search_latest(anywhere boolean, asked text, facets text, most integer)
    returns setof bigint ${how} as $$
    declare query tsquery := search_query(asked, facets);
    begin
      if anywhere then
        return query select number from search_entries where words @@ query order by number + 0 desc limit most;
      else
        return query select number from search_entries where heading @@ query order by number + 0 desc limit most;
      end if;
    end $$`);
  await run(`create function search_known(asked text[]) returns setof text ${how} as $$
    begin
      return query select word from unnest(asked) word where exists (
        select from search_entries where words @@ to_tsquery('english', word));
    end $$`);
}
