export function mediaTables(instant: string): string[] {
  return [
    `create table media_files (
      id text primary key,
      kind text not null check (kind in ('image', 'video', 'audio', 'file')),
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
    "create index media_files_undescribed on media_files (created_at, id) where alt = '' and decorative = 0",
    `create table avatars (
      user_id text primary key references users (id) on delete cascade,
      media_id text not null references media_files (id))`,
    "create index avatars_media on avatars (media_id)",
    ...fileTables(instant),
    `create table media_tracks (
      media_id text not null references media_files (id) on delete cascade,
      kind text not null check (kind in ('captions', 'transcript')),
      language text not null,
      content text not null check (content <> ''),
      updated_at ${instant} not null,
      primary key (media_id, kind, language))`,
  ];
}

/** Files and audio have versions. */
function fileTables(instant: string): string[] {
  return [
    `create table files (
      media_id text primary key references media_files (id) on delete cascade,
      type text not null,
      address text not null,
      hash text not null unique,
      version integer not null check (version > 0),
      updated_at ${instant} not null)`,
    `create table file_versions (
      media_id text not null references files (media_id) on delete cascade,
      version integer not null check (version > 0),
      hash text not null,
      name text not null,
      bytes bigint not null check (bytes >= 0),
      pages integer,
      seconds integer,
      poster_width integer,
      width integer not null,
      height integer not null,
      placeholder text not null,
      removed text not null,
      kept text not null,
      text text not null,
      uploader_id text references users (id) on delete set null,
      created_at ${instant} not null,
      primary key (media_id, version))`,
    "create index file_versions_uploader on file_versions (uploader_id)",
  ];
}
