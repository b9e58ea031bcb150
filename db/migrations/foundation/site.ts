/** Settings, addresses, jobs and releases. */
export function siteTables(instant: string): string[] {
  return [
    `create table settings (
      name text not null,
      version integer not null,
      fields text not null,
      editor_id text references users (id) on delete set null,
      saved_at ${instant} not null,
      primary key (name, version))`,
    "create index settings_editor on settings (editor_id)",
    "create index settings_saved on settings (saved_at)",
    `create table setting_media (
      name text not null,
      version integer not null,
      media_id text not null references media_files (id),
      primary key (name, version, media_id),
      foreign key (name, version) references settings (name, version) on delete cascade)`,
    "create index setting_media_file on setting_media (media_id)",
    `create table setup (
      name text primary key,
      value text not null,
      created_at ${instant} not null)`,
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
    `create table jobs (
      id text primary key,
      queue text not null,
      state text not null default 'queued' check (state in ('queued', 'failed')),
      problem text not null default '',
      attempts integer not null default 0,
      priority integer not null default 0 check (priority in (0, 1)),
      queued_at ${instant} not null,
      due_at ${instant} not null,
      claim text)`,
    "create index jobs_due on jobs (queue, state, priority, due_at)",
    "create index jobs_claim on jobs (claim)",
    `create table releases (
      version text primary key,
      at ${instant} not null,
      oldest text not null)`,
  ];
}
