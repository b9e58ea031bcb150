import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { countTriggers } from "./growth/count-triggers.ts";

/** What would cost more with every article and comment if it were counted or merged each time. */
export async function growth(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const statement of [...blogCounts(), ...countTriggers(engine.name), ...searchMerges()])
    await sql.raw(statement).execute(db);
  if (engine.name !== "sqlite") return;
  // A merge that was begun is continued while there are two segments or more.
  await sql.raw("insert into search_words(search_words, rank) values ('usermerge', 2)").execute(db);
  await engine.createDeleteTrigger(db, "search_entries", [note("removed")], "search_noted");
  // The entry may be removed after the document. One that never had an entry left no words.
  const indexed =
    "old.published_at is not null or exists (select 1 from search_merges where state = 'removed')";
  for (const table of ["blogs", "collections", "pages", "people"])
    await engine.createDeleteTrigger(
      db,
      table,
      [`${note("due")} where ${indexed}`],
      `${table}_deleted_words`,
    );
  // What the version before has deleted may not have been merged.
  await sql.raw(`${note("due")} where exists (select 1 from blogs)`).execute(db);
}

const note = (state: string) => `insert or ignore into search_merges (state) select '${state}'`;

function blogCounts(): string[] {
  return [
    `create table blog_counts (
      blog_id text primary key references blogs (id) on delete cascade,
      likes integer not null default 0,
      comments integer not null default 0)`,
    `insert into blog_counts (blog_id, likes, comments) select id,
      (select count(*) from likes where blog_id = blogs.id),
      (select count(*) from comments left join users on users.id = comments.user_id
        where blog_id = blogs.id and removed_at is null and disabled_at is null)
      from blogs`,
    // An article's likes, newest first.
    "create index likes_blog on likes (blog_id, created_at desc, user_id)",
    // An account's comments by article, when it is disabled.
    "drop index comments_user",
    "create index comments_user on comments (user_id, removed_at, blog_id)",
  ];
}

function searchMerges(): string[] {
  // Removed: a document left the index since it was merged. Due: one was deleted for good.
  return ["create table search_merges (state text primary key check (state in ('removed', 'due', 'begun')))"];
}
