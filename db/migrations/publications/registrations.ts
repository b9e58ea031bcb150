/** Guests of events, and the emails to them. */
export function registrationTables(instant: string): string[] {
  const states = ["unconfirmed", "confirmed", "waiting", "cancelled"];
  const inStates = states.map((state) => `'${state}'`).join(", ");
  return [
    ...[
      "registration integer not null default 0",
      "capacity text not null default ''",
      `registration_ends ${instant}`,
      "companions text not null default '0'",
      "questions text not null default '[]'",
    ].map((column) => `alter table events add column ${column}`),
    `create table registrations (
      id text primary key,
      event_id text not null references blogs (id) on delete cascade,
      member_id text references users (id) on delete set null,
      name text not null,
      email text not null,
      email_key text,
      companions integer not null check (companions >= 0),
      answers text not null,
      state text not null check (state in (${inStates})),
      turn integer,
      version integer not null default 1,
      created_at ${instant} not null,
      confirmed_at ${instant},
      cancelled_at ${instant},
      changed_at ${instant} not null,
      unique (event_id, email_key),
      unique (event_id, turn))`,
    "create index registrations_state on registrations (event_id, state, turn)",
    "create index registrations_changed on registrations (event_id, changed_at)",
    "create index registrations_member on registrations (member_id)",
    "create index registrations_unconfirmed on registrations (state, created_at)",
    `create table arrivals (
      registration_id text not null references registrations (id) on delete cascade,
      date_id text not null,
      arrived integer not null check (arrived > 0),
      primary key (registration_id, date_id))`,
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
    `create table guest_mails (
      registration_id text not null references registrations (id) on delete cascade,
      batch text not null,
      kind text not null,
      detail text not null default '',
      message_id text references guest_messages (id) on delete cascade,
      state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
      attempts integer not null default 0,
      due_at ${instant} not null,
      claim text,
      primary key (registration_id, batch))`,
    "create index guest_mails_due on guest_mails (state, due_at)",
    "create index guest_mails_message on guest_mails (message_id, state)",
  ];
}
