/** When and where an event is. */
export function eventTables(instant: string): string[] {
  const texts = [
    ...["time_zone", "state_note", "place", "place_address", "coordinates", "directions", "access_notes"],
    ...["online_url", "recording_url", "recording_id", "photographs"],
  ];
  const states = "in ('confirmed', 'tentative', 'moved', 'cancelled')";
  return [
    `create table events (
      blog_id text primary key references blogs (id) on delete cascade,
      event_end ${instant},
      all_day integer not null default 0,
      event_state text not null default 'confirmed' check (event_state ${states}),
      online integer not null default 0,
      ${texts.map((name) => `${name} text not null default ''`).join(", ")},
      dates text not null default '[]',
      programme text not null default '[]',
      sequence integer not null default 0,
      moved_from ${instant})`,
    "create index events_place on events (place, blog_id) where place <> ''",
    "create index events_online on events (online, blog_id)",
    `create table event_dates (
      blog_id text not null references blogs (id) on delete cascade,
      id text not null,
      starts_at ${instant} not null,
      ends_at ${instant} not null,
      state text not null check (state ${states}),
      primary key (blog_id, id))`,
    "create index event_dates_start on event_dates (starts_at, ends_at, blog_id)",
    "create index event_dates_end on event_dates (ends_at, blog_id)",
    `insert into event_dates (blog_id, id, starts_at, ends_at, state)
      select id, '', event_date, event_date, 'confirmed' from blogs where event_date is not null`,
    ...["next_date", "over_at"].map((name) => `alter table blogs add column ${name} ${instant}`),
    "update blogs set next_date = event_date, over_at = event_date where event_date is not null",
    "drop index blogs_managed",
    `create index blogs_managed on blogs (updated_at, id, deleted_at, section, subcategory,
      published_at, event_date, over_at, author_id, title)`,
    `create index blogs_event_languages on blogs (section, language) where language <> ''
      and deleted_at is null and published_at is not null`,
    "drop index blogs_event_dates",
    `create index blogs_event_dates on blogs (section, next_date, id, over_at, published_at, subcategory)
      where deleted_at is null and published_at is not null`,
  ];
}
