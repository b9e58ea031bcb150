import { type Kysely, sql } from "kysely";

/**
 * FTS5 beside the table of entries. `facets` is empty where an entry is not public: then it is not in the index.
 * Triggers fill it, whoever writes; an entry without a document has its kind only. The index only marks what is
 * deleted, so `search_erasures` notes when it has to be rewritten.
 */
export async function createSearch(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...triggers]) await sql.raw(statement).execute(db);
}

const tables = [
  // An explicit key, because VACUUM may renumber rows without one and the index points at the number.
  `create table search_entries (
    number integer primary key, kind text not null check (kind in ('blog', 'collection')), ref text not null,
    title text not null, tags text not null, body text not null, facets text not null default '',
    unique (kind, ref))`,
  `create virtual table search_words using fts5(title, tags, body, facets,
    content = 'search_entries', content_rowid = 'number', prefix = '3 4',
    tokenize = 'porter unicode61 remove_diacritics 2')`,
  "create table search_vocabulary (word text primary key) without rowid",
  "create table search_erasures (number integer primary key)",
];

const index = (row: string) => `insert into search_words(rowid, title, tags, body, facets)
  select ${row}.number, ${row}.title, ${row}.tags, ${row}.body, ${row}.facets where ${row}.facets <> ''`;
const unindex = `insert into search_words(search_words, rowid, title, tags, body, facets)
  select 'delete', old.number, old.title, old.tags, old.body, old.facets where old.facets <> ''`;
const update = (kind: string, ref: string) =>
  `update search_entries set facets = ${facetsOf(kind, ref)} where kind = ${kind} and ref = ${ref}`;

const triggers = [
  `create trigger search_added after insert on search_entries begin ${update("new.kind", "new.ref")}; end`,
  `create trigger search_changed after update on search_entries
    when (old.title, old.tags, old.body, old.facets) is not (new.title, new.tags, new.body, new.facets) begin
      ${unindex};
      ${index("new")};
      insert or ignore into search_vocabulary
        select value from json_each(vocabulary_of(new.title || ' ' || new.tags || ' ' || new.body))
        where new.facets <> '';
    end`,
  `create trigger search_removed after delete on search_entries begin
    ${unindex};
    insert into search_erasures values (null);
  end`,
  `create trigger search_tagged after insert on tags begin ${update("new.kind", "new.ref")}; end`,
  `create trigger search_untagged after delete on tags begin ${update("old.kind", "old.ref")}; end`,
  `create trigger search_blog_moved after update of section, author_id, published_at, deleted_at on blogs
    begin ${update("'blog'", "new.id")}; end`,
  `create trigger search_collection_moved after update of published_at, deleted_at on collections
    begin ${update("'collection'", "new.id")}; end`,
];

/** An expression for the facets of an entry; kind and ref are expressions, too. */
function facetsOf(kind: string, ref: string): string {
  const tags = `coalesce((select group_concat(' t' || hex(tag) || '0', '') from tags
    where kind = ${kind} and ref = ${ref}), '')`;
  const hidden = "deleted_at is not null or published_at is null";
  const year = "substr(published_at, 1, 4)";
  return `coalesce((
    select case when ${hidden} then '' else
      'kblog0 s' || section || '0 y' || ${year} || '0 a' || hex(author_id) || '0' || ${tags} end
    from blogs where ${kind} = 'blog' and id = ${ref}), (
    select case when ${hidden} then '' else 'kcollection0 y' || ${year} || '0' || ${tags} end
    from collections where ${kind} = 'collection' and id = ${ref}), 'k' || ${kind} || '0')`;
}
