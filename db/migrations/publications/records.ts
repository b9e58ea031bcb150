/** When harvesters have to read a public document again. */
const harvestedAt = `case when deleted_at is not null then deleted_at
  when updated_at > published_at then updated_at else published_at end`;

/** What catalogues know about a publication, and what was sent to them. */
export function recordTables(instant: string): string[] {
  return [
    `create table publication_records (
      blog_id text primary key references blogs (id) on delete cascade,
      type text not null,
      issued text not null,
      isbn text not null,
      issn text not null,
      doi text unique,
      licence text not null,
      pages text not null,
      funders text not null,
      series_id text references pages (id) on delete set null,
      series_number text not null,
      series_order text not null,
      pdf_id text references media_files (id),
      replaces_id text references blogs (id) on delete set null,
      errata text not null)`,
    "create index publication_records_series on publication_records (series_id, series_order, blog_id)",
    "create index publication_records_replaces on publication_records (replaces_id)",
    "create index publication_records_pdf on publication_records (pdf_id)",
    `create table deposits (
      blog_id text not null references blogs (id) on delete cascade,
      agency text not null check (agency in ('crossref', 'datacite')),
      state text not null check (state in ('sending', 'sent', 'failed')),
      message text not null,
      attempt text not null,
      doi text not null,
      at ${instant} not null,
      primary key (blog_id, agency))`,
    `create index blogs_harvest on blogs ((${harvestedAt}), id) where published_at is not null`,
    "create index tombstones_harvest on tombstones (kind, removed_at, ref)",
  ];
}
