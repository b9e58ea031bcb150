import { replaceColumn } from "./replace-column.ts";

/** Files and audio beside pictures and videos, in versions. */
export function fileTables(instant: string): string[] {
  const kinds = "check (new_kind in ('image', 'video', 'audio', 'file'))";
  return [
    ...replaceColumn("media_files", "kind", `text not null default 'image' ${kinds}`),
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
