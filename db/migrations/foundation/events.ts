import type { Engine } from "../../engine.ts";
import { oneOf } from "./documents.ts";

const states = oneOf(["confirmed", "tentative", "moved", "cancelled"]);

/** Events, their dates, their guests, and the emails. */
export function eventTables({ name, types: { instant } }: Engine): string[] {
  return [
    `create table events (
      blog_id text primary key references blogs (id) on delete cascade,
      event_end ${instant},
      all_day integer not null default 0,
      time_zone text not null default '',
      event_state text not null default 'confirmed' check (event_state ${states}),
      state_note text not null default '',
      place text not null default '',
      place_address text not null default '',
      coordinates text not null default '',
      directions text not null default '',
      access_notes text not null default '',
      online integer not null default 0,
      online_url text not null default '',
      recording_url text not null default '',
      recording_id text not null default '',
      photographs text not null default '',
      dates text not null default '[]',
      programme text not null default '[]',
      sequence integer not null default 0,
      moved_from ${instant},
      registration integer not null default 0,
      capacity text not null default '',
      registration_ends ${instant},
      companions text not null default '0',
      questions text not null default '[]')`,
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
    // Calendars show them as cancelled for a while.
    `create table removed_dates (
      blog_id text not null references blogs (id) on delete cascade,
      id text not null,
      starts_at ${instant} not null,
      ends_at ${instant} not null,
      removed_at ${instant} not null,
      primary key (blog_id, id))`,
    ...registrationTables(instant),
    ...emailTables(instant, name),
  ];
}

function registrationTables(instant: string): string[] {
  return [
    `create table registrations (
      id text primary key,
      event_id text not null references blogs (id) on delete cascade,
      member_id text references users (id) on delete set null,
      name text not null,
      email text not null,
      email_key text,
      companions integer not null check (companions >= 0),
      answers text not null,
      state text not null check (state ${oneOf(["unconfirmed", "confirmed", "waiting", "cancelled"])}),
      waiting_number integer,
      version integer not null default 1,
      entries integer not null default 0,
      created_at ${instant} not null,
      confirmed_at ${instant},
      cancelled_at ${instant},
      changed_at ${instant} not null,
      unique (event_id, email_key),
      unique (event_id, waiting_number))`,
    "create index registrations_state on registrations (event_id, state, waiting_number)",
    "create index registrations_changed on registrations (event_id, changed_at)",
    "create index registrations_member on registrations (member_id)",
    "create index registrations_unconfirmed on registrations (state, created_at)",
    "create index registrations_event on registrations (event_id, id)",
    `create table registration_entries (
      registration_id text not null references registrations (id) on delete cascade,
      number integer not null,
      name text not null,
      companions integer not null check (companions >= 0),
      answers text not null,
      created_at ${instant} not null,
      primary key (registration_id, number))`,
    `create table arrivals (
      registration_id text not null references registrations (id) on delete cascade,
      date_id text not null,
      arrived integer not null check (arrived > 0),
      primary key (registration_id, date_id))`,
  ];
}

function emailTables(instant: string, engine: Engine["name"]): string[] {
  const newId =
    engine === "sqlite"
      ? "lower(hex(randomblob(12)))"
      : "left(replace(gen_random_uuid()::text, '-', ''), 24)";
  return [
    `create table guest_messages (
      id text primary key,
      event_id text not null references blogs (id) on delete cascade,
      author_id text references users (id) on delete set null,
      subject text not null,
      text text not null,
      audience text not null check (audience in ('confirmed', 'waiting', 'both')),
      created_at ${instant} not null)`,
    "create index guest_messages_event on guest_messages (event_id, created_at)",
    "create index guest_messages_author on guest_messages (author_id)",
    `create table emails (
      id text primary key default (${newId}),
      recipient text not null,
      batch text not null,
      registration_id text references registrations (id) on delete cascade,
      user_id text references users (id) on delete cascade,
      kind text not null,
      detail text not null default '',
      message_id text references guest_messages (id) on delete cascade,
      sent_at ${instant},
      unique (recipient, batch))`,
    "create index emails_registration on emails (registration_id)",
    "create index emails_batch on emails (batch, registration_id)",
    "create index emails_user on emails (user_id)",
    "create index emails_message on emails (message_id, sent_at)",
  ];
}
