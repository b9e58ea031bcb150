import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { countTriggers } from "./growth/count-triggers.ts";

/** Comments can wait for a decision, and the institute can reply. */
export async function heldComments(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const statements = [
    ...columns(engine.types.instant),
    ...dropTriggers(engine.name),
    // What readers have seen so far counts as accepted.
    "update comments set accepted_at = created_at where removed_at is null",
    ...countTriggers(engine.name, ["removed_at", "held_at"]),
    ...indexes,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const columns = (instant: string) =>
  [
    `held_at ${instant}`,
    `accepted_at ${instant}`,
    "reply text not null default '' check (length(reply) <= 5000)",
    `replied_at ${instant}`,
    "replier_id text references users (id) on delete set null",
  ].map((column) => `alter table comments add column ${column}`);

function dropTriggers(engine: Engine["name"]): string[] {
  const shared = ["blog", "liked", "unliked", "commented", "uncommented", "moderated", "disabled", "left"];
  return engine === "sqlite"
    ? [...shared, "enabled"].map((name) => `drop trigger blog_counts_${name}`)
    : shared.map((name) => `drop function blog_counts_${name}() cascade`);
}

const indexes = [
  // What readers see of an article, newest first, however many others there are.
  "drop index comments_blog",
  "create index comments_blog on comments (blog_id)",
  `create index comments_shown on comments (blog_id, created_at desc, id desc)
    where removed_at is null and held_at is null`,
  // An account's comments by article, when it is disabled, and its numbers.
  "drop index comments_user",
  "create index comments_user on comments (user_id, removed_at, held_at, blog_id, accepted_at)",
  "create index comments_waiting on comments (created_at, id, blog_id, user_id) where held_at is not null and removed_at is null",
  // For the account that is deleted.
  "create index comments_remover on comments (remover_id) where remover_id is not null",
  "create index comments_replier on comments (replier_id) where replier_id is not null",
];
