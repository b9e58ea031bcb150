import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** One queue for all emails, the entries of one address before it is confirmed, and guest lists in order. */
export async function emails(db: Kysely<unknown>, { name, types: { instant } }: Engine): Promise<void> {
  const newId =
    name === "sqlite" ? "lower(hex(randomblob(12)))" : "left(replace(gen_random_uuid()::text, '-', ''), 24)";
  for (const statement of [
    `create table emails (
      id text primary key default (${newId}),
      recipient text not null,
      batch text not null,
      registration_id text references registrations (id) on delete cascade,
      user_id text references users (id) on delete cascade,
      kind text not null,
      detail text not null default '',
      message_id text references guest_messages (id) on delete cascade,
      state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
      problem text not null default '',
      attempts integer not null default 0,
      priority integer not null default 0 check (priority in (0, 1)),
      queued_at ${instant} not null,
      due_at ${instant} not null,
      claim text,
      unique (recipient, batch))`,
    `insert into emails (recipient, batch, registration_id, kind, detail, message_id, state, attempts, priority,
      queued_at, due_at, claim)
      select registration_id, batch, registration_id, kind, detail, message_id, state, attempts,
      case when kind in ('message', 'change', 'withdrawn', 'reminder') then 1 else 0 end,
      due_at, due_at, claim from guest_mails`,
    "drop table guest_mails",
    "create index emails_due on emails (state, priority, due_at)",
    "create index emails_claim on emails (claim)",
    "create index emails_registration on emails (registration_id)",
    "create index emails_batch on emails (batch, registration_id)",
    "create index emails_user on emails (user_id)",
    "create index emails_message on emails (message_id, state)",
    `create table registration_entries (
      registration_id text not null references registrations (id) on delete cascade,
      number integer not null,
      name text not null,
      companions integer not null check (companions >= 0),
      answers text not null,
      created_at ${instant} not null,
      primary key (registration_id, number))`,
    "create index registrations_event on registrations (event_id, id)",
    "alter table registrations add column entries integer not null default 0",
  ]) {
    await sql.raw(statement).execute(db);
  }
}
