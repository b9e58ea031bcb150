import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { kindColumn, lifecycle, lifecycleIndexes, sharedTables } from "./document-tables.ts";
import { giveSlugs } from "./give-slugs.ts";

const kinds = ["blog", "collection", "page", "person"];

/** Settings, pages, people, bylines and addresses. */
export async function institute(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = engine.types;
  for (const statement of [
    ...["blogs", "collections"].flatMap((table) => [
      ...publicColumns(instant).map((column) => `alter table ${table} add column ${column}`),
    ]),
    ...withAllKinds(instant),
    ...ownTables(instant),
    ...bylineTables(),
    ...addressTables(instant),
    ...settingTables(instant),
    ...overviewIndexes(),
  ]) {
    await sql.raw(statement).execute(db);
  }
  for (const [table, kind] of [
    ["blogs", "blog"],
    ["collections", "collection"],
  ] as const) {
    await giveSlugs(db, table, kind);
  }
  for (const statement of [...publicIndexes("blogs"), ...publicIndexes("collections"), ...coveringIndexes()])
    await sql.raw(statement).execute(db);
  for (const [table, kind] of [
    ["pages", "page"],
    ["people", "person"],
  ] as const) {
    const shared = ["search_entries", "tags", "revisions", "document_media", "bylines"];
    await engine.createDeleteTrigger(db, table, [...deletesFrom(shared, kind), deletesSlugs(kind)]);
  }
  for (const [table, kind] of [
    ["blogs", "blog"],
    ["collections", "collection"],
  ] as const) {
    await engine.createDeleteTrigger(
      db,
      table,
      [...deletesFrom(["bylines"], kind), deletesSlugs(kind)],
      `${table}_deleted_addresses`,
    );
  }
}

function deletesFrom(tables: string[], kind: string): string[] {
  return tables.map((name) => `delete from ${name} where kind = '${kind}' and ref = old.id`);
}

/** A published document keeps its URLs after it is deleted: they answer 410, like its tombstone. */
function deletesSlugs(kind: string): string {
  const unseen = "old.published_at is null or old.deleted_at is null or old.published_at > old.deleted_at";
  return `delete from slugs where kind = '${kind}' and ref = old.id and (${unseen})`;
}

/** The columns of every kind of document for its URL and for search engines. */
function publicColumns(instant: string): string[] {
  return [
    "slug text check (slug <> '')",
    `slug_kept_at ${instant}`,
    "summary text not null default ''",
    "seo_title text not null default ''",
    "share_media_id text references media_files (id)",
    "share_x integer not null default 50 check (share_x between 0 and 100)",
    "share_y integer not null default 50 check (share_y between 0 and 100)",
    `noindex_at ${instant}`,
  ];
}

function publicIndexes(table: string): string[] {
  return [
    `create unique index ${table}_slug on ${table} (slug)`,
    `create index ${table}_share_media on ${table} (share_media_id)`,
  ];
}

/** Cover the sitemap and an author's list. SQLite reads only the index if the condition's columns are in it, too. */
function coveringIndexes(): string[] {
  const listed = "where deleted_at is null and published_at is not null";
  return [
    "drop index blogs_sitemap",
    `create index blogs_sitemap on blogs (published_at, id, updated_at, slug, noindex_at, deleted_at) ${listed}`,
    "drop index blogs_byline",
    `create index blogs_byline on blogs (author_id, published_at desc, id desc, section, deleted_at) ${listed}`,
  ];
}

/** Rebuilds a table to allow more kinds: the engines have no common statement that changes a check. */
function withAllKinds(instant: string): string[] {
  const shared = ["tags", "revisions", "document_media", "chosen_ids", "tombstones"];
  return [
    ...shared.flatMap((table) => [
      `create table kept_${table} as select * from ${table}`,
      `drop table ${table}`,
    ]),
    ...sharedTables(instant, kinds),
    ...shared.flatMap((table) => [
      `insert into ${table} select * from kept_${table}`,
      `drop table kept_${table}`,
    ]),
  ];
}

function ownTables(instant: string): string[] {
  const columns = [lifecycle(instant), ...publicColumns(instant)].join(",\n");
  return [
    `create table pages (
      ${columns},
      content text not null,
      parts text not null default '{}')`,
    `create table people (
      ${columns},
      role text not null default '',
      department text not null default '',
      biography text not null default '',
      portrait_id text references media_files (id),
      portrait_alt text,
      email text not null default '',
      links text not null default '[]',
      orcid text not null default '',
      position integer not null default 0,
      on_board integer not null default 0 check (on_board in (0, 1)),
      past integer not null default 0 check (past in (0, 1)),
      user_id text unique references users (id) on delete set null)`,
    "create index people_portrait on people (portrait_id)",
    "create index people_order on people (past, position, title, id, on_board, published_at, deleted_at)",
    ...["pages", "people"].flatMap((table) => [
      ...lifecycleIndexes(table),
      ...publicIndexes(table),
      `create index ${table}_author on ${table} (author_id)`,
      `create index ${table}_changed on ${table} (updated_at, id)`,
    ]),
  ];
}

function bylineTables(): string[] {
  return [
    `create table bylines (
      ${kindColumn(kinds)},
      ref text not null,
      position integer not null,
      role text not null check (role in ('author', 'with')),
      person_id text references people (id) on delete set null,
      user_id text references users (id) on delete set null,
      name text not null,
      primary key (kind, ref, position))`,
    // The ref before the role: in this order, SQLite merges what an author's person and account have written.
    "create index bylines_person on bylines (person_id, kind, ref, role)",
    "create index bylines_user on bylines (user_id, kind, ref, role)",
  ];
}

function addressTables(instant: string): string[] {
  return [
    `create table slugs (
      ${kindColumn(kinds)},
      slug text not null,
      ref text not null,
      primary key (kind, slug))`,
    "create index slugs_ref on slugs (kind, ref)",
    `create table redirects (
      path text primary key check (path like '/%'),
      target text not null,
      created_at ${instant} not null,
      creator_id text references users (id) on delete set null)`,
    "create index redirects_creator on redirects (creator_id)",
    `create table missing_paths (
      path text primary key,
      hits integer not null,
      last_at ${instant} not null)`,
    "create index missing_paths_hits on missing_paths (hits, path)",
  ];
}

function settingTables(instant: string): string[] {
  return [
    `create table settings (
      name text not null,
      version integer not null,
      fields text not null,
      media_id text references media_files (id),
      editor_id text references users (id) on delete set null,
      saved_at ${instant} not null,
      primary key (name, version))`,
    "create index settings_editor on settings (editor_id)",
    "create index settings_media on settings (media_id) where media_id is not null",
    `create table setup (
      name text primary key,
      value text not null,
      created_at ${instant} not null)`,
  ];
}

/** For the queries of the administrators' overview. */
function overviewIndexes(): string[] {
  return [
    ...["blogs", "collections", "pages", "people"].map(
      (table) => `create index ${table}_drafts on ${table} (deleted_at, published_at, updated_at, author_id)
        where published_at is null and deleted_at is null`,
    ),
    "create index revisions_saved on revisions (saved_at)",
    "create index settings_saved on settings (saved_at)",
    "create index media_files_undescribed on media_files (created_at, id) where alt = '' and decorative = 0",
  ];
}
