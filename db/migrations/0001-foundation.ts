import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { documentTables } from "./document-tables.ts";
import { searchTables } from "./search-tables.ts";

/** The whole data model in SQL that both engines read; what only one of them understands is in its engine file. */
export async function foundation(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = engine.types;
  for (const statement of [
    ...memberTables(instant),
    ...mediaTables(instant),
    ...documentTables(instant),
    ...reactionTables(instant),
    // How often each client did something; the shape is the rate limiter's.
    "create table rate_counts (key varchar(255) primary key, points integer not null default 0, expire bigint)",
    ...searchTables(engine.name),
  ]) {
    await sql.raw(statement).execute(db);
  }
  const shared = ["search_entries", "tags", "revisions", "document_media"];
  for (const [table, kind] of [
    ["blogs", "blog"],
    ["collections", "collection"],
  ] as const) {
    const statements = shared.map((name) => `delete from ${name} where kind = '${kind}' and ref = old.id`);
    await engine.createDeleteTrigger(db, table, statements);
  }
}

function memberTables(instant: string): string[] {
  return [
    `create table users (
      id text primary key,
      name text not null check (length(name) between 1 and 200),
      email text,
      email_key text unique,
      password_hash text,
      role text not null check (role in ('member', 'admin')),
      bio text not null default '',
      joined_at ${instant} not null,
      disabled_at ${instant},
      verified_at ${instant},
      constraint users_email_whole check ((email is null) = (email_key is null)))`,
    "create index users_joined on users (joined_at, id)",
    "create index users_name on users (lower(name), id)",
    `create table sessions (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      created_at ${instant} not null,
      expires_at ${instant} not null,
      revoked_at ${instant})`,
    `create table login_places (
      hash text primary key,
      user_id text not null references users (id) on delete cascade,
      used_at ${instant} not null)`,
    ...["reset_tokens", "verification_tokens"].map(
      (table) => `create table ${table} (
        hash text primary key,
        user_id text not null references users (id) on delete cascade,
        created_at ${instant} not null,
        expires_at ${instant} not null)`,
    ),
    ...["sessions", "reset_tokens", "verification_tokens", "login_places"].map(
      (table) => `create index ${table}_user on ${table} (user_id)`,
    ),
  ];
}

function mediaTables(instant: string): string[] {
  return [
    `create table media_files (
      id text primary key,
      kind text not null check (kind in ('image', 'video')),
      status text not null check (status in ('ready', 'processing', 'failed')),
      content_type text not null,
      bytes bigint not null check (bytes >= 0),
      width integer not null check (width >= 0),
      height integer not null check (height >= 0),
      placeholder text not null,
      alt text not null default '',
      decorative integer not null default 0 check (decorative in (0, 1) and (decorative = 0 or alt = '')),
      name text not null default '',
      uploader_id text references users (id) on delete set null,
      created_at ${instant} not null,
      poster_width integer)`,
    "create index media_files_uploader on media_files (uploader_id)",
    "create index media_files_created on media_files (created_at, id)",
    "create index media_files_bytes on media_files (bytes, id)",
    "create index media_files_name on media_files (lower(name), id)",
    `create table avatars (
      user_id text primary key references users (id) on delete cascade,
      media_id text not null references media_files (id))`,
    "create index avatars_media on avatars (media_id)",
  ];
}

function reactionTables(instant: string): string[] {
  return [
    `create table likes (
      blog_id text not null references blogs (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      created_at ${instant} not null,
      primary key (blog_id, user_id))`,
    "create index likes_user on likes (user_id)",
    `create table comments (
      id text primary key,
      blog_id text not null references blogs (id) on delete cascade,
      user_id text references users (id) on delete set null,
      text text not null check (length(text) between 1 and 5000),
      created_at ${instant} not null,
      removed_at ${instant},
      removed_for text not null default '',
      remover_id text references users (id) on delete set null)`,
    "create index comments_blog on comments (blog_id, created_at desc, id desc)",
    "create index comments_user on comments (user_id, removed_at)",
    "create index comments_newest on comments (created_at, id)",
  ];
}
