import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Queries, SearchHit } from "../engine.ts";
import type { Place, SearchIndex } from "../searching.ts";
import { folded, type Term } from "../words.ts";

const latestRead = 5000; // entries of which the vocabulary is made at first
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

export async function createSearch(db: Kysely<unknown>): Promise<void> {
  // An explicit key, because VACUUM may renumber rows without one and the index points at the number.
  await sql`create table search_entries (
    number integer primary key, kind text not null check (kind in ('blog', 'collection')), ref text not null,
    title text not null, tags text not null, body text not null, unique (kind, ref))`.execute(db);
  await sql`create virtual table search_words using fts5(title, tags, body,
    content = 'search_entries', content_rowid = 'number', tokenize = 'porter unicode61 remove_diacritics 2')`.execute(
    db,
  );
  const added = sql`insert into search_words(rowid, title, tags, body)
    values (new.number, new.title, new.tags, new.body)`;
  const taken = sql`insert into search_words(search_words, rowid, title, tags, body)
    values ('delete', old.number, old.title, old.tags, old.body)`;
  await sql`create trigger search_added after insert on search_entries begin ${added}; end`.execute(db);
  await sql`create trigger search_removed after delete on search_entries begin ${taken}; end`.execute(db);
  await sql`create trigger search_changed after update on search_entries begin ${taken}; ${added}; end`.execute(
    db,
  );
}

/**
 * `facets` is empty where an entry is not public: then it is not in the index. Triggers fill it, whoever writes;
 * an entry that belongs to nothing has its kind only.
 */
export async function addSearchFacets(db: Kysely<unknown>): Promise<void> {
  const run = (command: RawBuilder<unknown>) => command.execute(db);
  for (const name of ["search_added", "search_removed", "search_changed"]) {
    await run(sql`drop trigger ${sql.raw(name)}`);
  }
  await run(sql`drop table search_words`);
  await run(sql`alter table search_entries add column facets text not null default ''`);
  await run(sql`create virtual table search_words using fts5(title, tags, body, facets,
    content = 'search_entries', content_rowid = 'number', prefix = '3 4',
    tokenize = 'porter unicode61 remove_diacritics 2')`);
  const added = sql`insert into search_words(rowid, title, tags, body, facets)
    select new.number, new.title, new.tags, new.body, new.facets where new.facets <> ''`;
  const taken = sql`insert into search_words(search_words, rowid, title, tags, body, facets)
    select 'delete', old.number, old.title, old.tags, old.body, old.facets where old.facets <> ''`;
  const placed = (number: string, kind: string, ref: string) =>
    sql`update search_entries set facets = ${facetsOf(kind, ref)} where number = ${sql.raw(number)}`;
  await run(sql`create trigger search_changed after update on search_entries begin ${taken}; ${added}; end`);
  await run(sql`create trigger search_removed after delete on search_entries begin ${taken}; end`);
  await run(sql`create trigger search_added after insert on search_entries
    begin ${placed("new.number", "new.kind", "new.ref")}; end`);
  for (const [table, kind, key, said] of [
    ["blogs", "blog", "blog_id", "section, author_id, published_at, deleted_at"],
    ["collections", "collection", "collection_id", "published_at, deleted_at"],
  ] as const) {
    const name = sql.raw(`search_${kind}`);
    const entry = (ref: string) => sql`update search_entries set facets = ${facetsOf(`'${kind}'`, ref)}
      where kind = ${sql.lit(kind)} and ref = ${sql.raw(ref)}`;
    const tags = sql.raw(`${kind}_tags`);
    await run(sql`create trigger ${name}_moved after update of ${sql.raw(said)} on ${sql.raw(table)}
      begin ${entry("new.id")}; end`);
    await run(sql`create trigger ${name}_gone after delete on ${sql.raw(table)}
      begin delete from search_entries where kind = ${sql.lit(kind)} and ref = old.id; end`);
    await run(sql`create trigger ${name}_tagged after insert on ${tags}
      begin ${entry(`new.${key}`)}; end`);
    await run(sql`create trigger ${name}_untagged after delete on ${tags}
      begin ${entry(`old.${key}`)}; end`);
  }
  await run(sql`update search_entries set facets = ${facetsOf("kind", "ref")}`);
}

/** Triggers act only where something has changed. The vocabulary grows with what is indexed. */
export async function limitSearchWork(db: Kysely<unknown>): Promise<void> {
  const run = (command: string) => sql.raw(command).execute(db);
  await run("create table search_vocabulary (word text primary key) without rowid");
  // To read every text would keep a large site closed for a minute, and the latest have nearly all words.
  await run(`insert or ignore into search_vocabulary select w.value
    from (select * from search_entries where facets <> '' order by number desc limit ${latestRead}) e,
      json_each(vocabulary_of(e.title || ' ' || e.tags || ' ' || e.body)) w`);
  await run("drop trigger search_changed");
  await run(`create trigger search_changed after update on search_entries
    when (old.title, old.tags, old.body, old.facets) is not (new.title, new.tags, new.body, new.facets) begin
      insert into search_words(search_words, rowid, title, tags, body, facets)
        select 'delete', old.number, old.title, old.tags, old.body, old.facets where old.facets <> '';
      insert into search_words(rowid, title, tags, body, facets)
        select new.number, new.title, new.tags, new.body, new.facets where new.facets <> '';
      insert or ignore into search_vocabulary
        select value from json_each(vocabulary_of(new.title || ' ' || new.tags || ' ' || new.body))
        where new.facets <> '';
    end`);
}

/** An expression for the facets of an entry, given by expressions for its kind and what it belongs to. */
function facetsOf(kind: string, ref: string): RawBuilder<unknown> {
  return sql.raw(`coalesce((
    select case when b.deleted_at is not null or b.published_at is null then '' else
      'kblog0 s' || b.section || '0 y' || substr(b.published_at, 1, 4) || '0 a' || hex(b.author_id) || '0' ||
      coalesce((select group_concat(' t' || hex(tag) || '0', '') from blog_tags where blog_id = b.id), '') end
    from blogs b where ${kind} = 'blog' and b.id = ${ref}), (
    select case when c.deleted_at is not null or c.published_at is null then '' else
      'kcollection0 y' || substr(c.published_at, 1, 4) || '0' ||
      coalesce((select group_concat(' t' || hex(tag) || '0', '') from collection_tags where collection_id = c.id), '') end
    from collections c where ${kind} = 'collection' and c.id = ${ref}), 'k' || ${kind} || '0')`);
}
