export function memberTables(instant: string): string[] {
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
    // How often each client did something; the shape is the rate limiter's.
    "create table rate_counts (key varchar(255) primary key, points integer not null default 0, expire bigint)",
  ];
}
