/** The condition of indexes that only public lists use. */
export const listed = "where deleted_at is null and published_at is not null";

/** Articles, events and collections, and what all kinds of documents share. */
export function documentTables(instant: string): string[] {
  return [
    ...blogTables(instant),
    ...collectionTables(instant),
    ...sharedTables(instant, ["blog", "collection"]),
  ];
}

export function kindColumn(kinds: string[]): string {
  return `kind text not null check (kind in (${kinds.map((name) => `'${name}'`).join(", ")}))`;
}

/** The columns of every kind of document. A draft may lack a title. */
export function lifecycle(instant: string): string {
  return `id text primary key,
    title text not null check (length(title) <= 300 and (title <> '' or published_at is null)),
    author_id text not null references users (id) on delete restrict,
    created_at ${instant} not null,
    updated_at ${instant} not null,
    published_at ${instant},
    deleted_at ${instant},
    deleter_id text references users (id) on delete set null,
    version integer not null default 1`;
}

export function lifecycleIndexes(table: string): string[] {
  return [
    `create index ${table}_newest on ${table} (published_at desc, id desc) ${listed}`,
    `create index ${table}_trash on ${table} (deleted_at) where deleted_at is not null`,
  ];
}

function blogTables(instant: string): string[] {
  return [
    `create table blogs (
      ${lifecycle(instant)},
      content text not null,
      excerpt text not null,
      section text not null check (section in ('programmes', 'publications', 'events')),
      subcategory text not null check (length(subcategory) <= 100),
      cover_id text references media_files (id),
      cover_url text,
      cover_alt text,
      cover_caption text not null default '',
      event_date ${instant},
      comments_closed_at ${instant},
      source_key text unique,
      constraint blogs_event_date check ((section = 'events') = (event_date is not null)))`,
    ...lifecycleIndexes("blogs"),
    `create index blogs_section on blogs (section, published_at desc, id desc) ${listed}`,
    `create index blogs_subcategory on blogs (section, subcategory, published_at desc, id desc) ${listed}`,
    `create index blogs_event_dates on blogs (section, event_date, id, published_at, subcategory) ${listed}`,
    `create index blogs_byline on blogs (author_id, published_at desc, id desc) ${listed}`,
    "create index blogs_author on blogs (author_id, published_at desc)",
    "create index blogs_cover on blogs (cover_id)",
    // All that a sitemap needs. SQLite reads the index alone only if the condition's columns are in it, too.
    `create index blogs_sitemap on blogs (published_at, id, updated_at, deleted_at) ${listed}`,
    // All that filters and orders the administrators' list.
    `create index blogs_managed on blogs (updated_at, id, deleted_at, section, subcategory,
      published_at, event_date, author_id, title)`,
    // To check for each article with a tag whether it is public.
    "create index blogs_public on blogs (id, deleted_at, published_at, section)",
  ];
}

function collectionTables(instant: string): string[] {
  return [
    `create table collections (
      ${lifecycle(instant)},
      description text not null,
      category text not null check (category in
        ('general', 'nature', 'portrait', 'landscape', 'street', 'architecture', 'events', 'research')),
      media_type text not null check (media_type in ('images', 'videos', 'mixed')))`,
    ...lifecycleIndexes("collections"),
    "create index collections_author on collections (author_id)",
    "create index collections_changed on collections (updated_at, id)",
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
  ];
}

/** A trigger deletes the rows of a document with it; ids and tombstones stay. */
export function sharedTables(instant: string, kinds: string[]): string[] {
  const kind = kindColumn(kinds);
  return [
    `create table tags (
      ${kind},
      ref text not null,
      position integer not null,
      label text not null check (length(label) between 1 and 50),
      tag text not null,
      primary key (kind, ref, tag))`,
    "create index tags_tag on tags (kind, tag, ref)",
    `create table revisions (
      ${kind},
      ref text not null,
      version integer not null,
      title text not null,
      fields text not null,
      editor_id text references users (id) on delete set null,
      saved_at ${instant} not null,
      autosaved_since ${instant},
      primary key (kind, ref, version))`,
    "create index revisions_editor on revisions (editor_id)",
    `create table document_media (
      ${kind},
      ref text not null,
      media_id text not null references media_files (id),
      primary key (kind, ref, media_id))`,
    "create index document_media_media on document_media (media_id)",
    `create table chosen_ids (
      id text primary key,
      ${kind},
      creator_id text references users (id) on delete set null,
      created_at ${instant} not null)`,
    "create index chosen_ids_creator on chosen_ids (creator_id)",
    `create table tombstones (
      ${kind},
      ref text not null,
      removed_at ${instant} not null,
      primary key (kind, ref))`,
  ];
}
