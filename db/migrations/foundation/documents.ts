/** The kinds of documents by their tables. */
export const documentKinds = {
  blogs: "blog",
  collections: "collection",
  pages: "page",
  people: "person",
  calls: "call",
  projects: "project",
};

/** The condition of indexes that only public lists use. */
export const listed = "where deleted_at is null and published_at is not null";

const roles = "author with editor translator illustrator photographer reviewer speaker".split(" ");

export function oneOf(names: string[]): string {
  return `in (${names.map((name) => `'${name}'`).join(", ")})`;
}

/** The columns of every kind of document. A draft may lack a title. Long texts come after them, in rows of their own. */
export function documentColumns(instant: string): string {
  return `id text primary key,
    title text not null check (length(title) <= 300 and (title <> '' or published_at is null)),
    author_id text not null references users (id) on delete restrict,
    created_at ${instant} not null,
    updated_at ${instant} not null,
    published_at ${instant},
    deleted_at ${instant},
    deleter_id text references users (id) on delete set null,
    version integer not null default 1,
    unpublished_version integer,
    slug text check (slug <> ''),
    slug_kept_at ${instant},
    summary text not null default '',
    seo_title text not null default '',
    share_media_id text references media_files (id),
    share_x integer not null default 50 check (share_x between 0 and 100),
    share_y integer not null default 50 check (share_y between 0 and 100),
    noindex_at ${instant},
    language text not null default '',
    translation_key text`;
}

/** `trash` … `translations`: those of every kind of document. */
export function documentIndexes(table: string): string[] {
  return [
    `create index ${table}_trash on ${table} (deleted_at) where deleted_at is not null`,
    `create index ${table}_drafts on ${table} (deleted_at, published_at, updated_at, author_id)
      where published_at is null and deleted_at is null`,
    `create unique index ${table}_slug on ${table} (slug)`,
    `create index ${table}_share_media on ${table} (share_media_id)`,
    `create unique index ${table}_translations on ${table} (translation_key, language)
      where translation_key is not null`,
  ];
}

/** The columns of a kind whose fields are all columns of its table. */
function plainColumns(instant: string): string {
  return `${documentColumns(instant)}, excerpt text not null default ''`;
}

/** All kinds but articles. */
export function otherDocumentTables(instant: string): string[] {
  return [
    `create table collections (
      ${documentColumns(instant)},
      category text not null check (category in
        ('general', 'nature', 'portrait', 'landscape', 'street', 'architecture', 'events', 'research')),
      media_type text not null check (media_type in ('images', 'videos', 'mixed')),
      description text not null)`,
    `create table collection_items (
      id text primary key,
      collection_id text not null references collections (id) on delete cascade,
      position integer not null,
      media_id text not null references media_files (id),
      alt text,
      caption text not null default '',
      credit text not null default '',
      constraint collection_items_place unique (collection_id, position))`,
    "create index collection_items_media on collection_items (media_id)",
    `create table pages (
      ${documentColumns(instant)},
      template text not null default 'text' check (template in ('text', 'topic', 'series')),
      topic text,
      content text not null,
      parts text not null default '{}')`,
    `create table people (
      ${documentColumns(instant)},
      role text not null default '',
      department text not null default '',
      portrait_id text references media_files (id),
      portrait_alt text,
      portrait_focus text not null default '',
      email text not null default '',
      links text not null default '[]',
      orcid text not null default '',
      given_name text not null default '',
      family_name text not null default '',
      position integer not null default 0,
      on_board integer not null default 0 check (on_board in (0, 1)),
      past integer not null default 0 check (past in (0, 1)),
      user_id text unique references users (id) on delete set null,
      biography text not null default '')`,
    `create table calls (
      ${plainColumns(instant)},
      type text not null,
      place text not null,
      remote integer not null check (remote in (0, 1)),
      deadline ${instant},
      contact text not null,
      email text not null,
      file_id text references media_files (id),
      content text not null)`,
    `create index calls_deadline on calls (deadline, id) ${listed}`,
    "create index calls_file on calls (file_id)",
    "create index people_portrait on people (portrait_id)",
    "create index people_order on people (past, position, title, id, on_board, published_at, deleted_at)",
    `create table projects (
      ${plainColumns(instant)},
      begins text,
      ends text,
      team text not null default '[]',
      picture text not null,
      partners text not null default '[]',
      funders text not null default '[]',
      content text not null)`,
    `create index projects_period on projects (ends, begins, id) ${listed}`,
    ...["collections", "pages", "people", "calls", "projects"].flatMap((table) => [
      `create index ${table}_newest on ${table} (published_at desc, id desc) ${listed}`,
      `create index ${table}_author on ${table} (author_id)`,
      `create index ${table}_changed on ${table} (updated_at, id)`,
      ...documentIndexes(table),
    ]),
    "create unique index pages_topic on pages (topic) where topic is not null",
    "create index pages_template on pages (template, published_at) where template <> 'text'",
  ];
}

/** A trigger deletes the rows of a document with it; ids and tombstones stay. */
export function sharedTables(instant: string): string[] {
  return [
    `create table tags (
      kind text not null,
      ref text not null,
      position integer not null,
      label text not null check (length(label) between 1 and 50),
      tag text not null,
      primary key (kind, ref, tag))`,
    "create index tags_tag on tags (kind, tag, ref)",
    `create table revisions (
      kind text not null,
      ref text not null,
      version integer not null,
      title text not null,
      fields text not null,
      editor_id text references users (id) on delete set null,
      saved_at ${instant} not null,
      autosaved_since ${instant},
      primary key (kind, ref, version))`,
    "create index revisions_editor on revisions (editor_id)",
    "create index revisions_saved on revisions (saved_at)",
    `create table document_media (
      kind text not null,
      ref text not null,
      media_id text not null references media_files (id),
      current integer not null default 1,
      primary key (kind, ref, media_id))`,
    "create index document_media_media on document_media (media_id)",
    `create table chosen_ids (
      id text primary key,
      kind text not null,
      creator_id text references users (id) on delete set null,
      created_at ${instant} not null)`,
    "create index chosen_ids_creator on chosen_ids (creator_id)",
    `create table tombstones (
      kind text not null,
      ref text not null,
      removed_at ${instant} not null,
      primary key (kind, ref))`,
    "create index tombstones_harvest on tombstones (kind, removed_at, ref)",
    `create table bylines (
      kind text not null,
      ref text not null,
      position integer not null,
      role text not null check (role ${oneOf(roles)}),
      person_id text references people (id) on delete set null,
      user_id text references users (id) on delete set null,
      name text not null,
      primary key (kind, ref, position))`,
    // The ref before the role: in this order, SQLite merges what an author's person and account have written.
    "create index bylines_person on bylines (person_id, kind, ref, role)",
    "create index bylines_user on bylines (user_id, kind, ref, role)",
    `create table document_projects (
      kind text not null,
      ref text not null,
      position integer not null,
      project_id text not null references projects (id) on delete cascade,
      primary key (kind, ref, project_id))`,
    "create index document_projects_project on document_projects (project_id, kind, ref)",
    `create table slugs (
      kind text not null,
      slug text not null,
      ref text not null,
      primary key (kind, slug))`,
    "create index slugs_ref on slugs (kind, ref)",
  ];
}
