import { type Kysely, sql } from "kysely";
import type { Engine } from "../../engine.ts";

/** The order of names and titles, which on SQLite is that of their keys, and the indexes that have it. */
export async function namesInOrder(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const statement of [
    ...(engine.name === "postgres" ? [collation] : []),
    "drop index users_name",
    "create index users_name on users (name collate names, id)",
    "drop index media_files_name",
    "create index media_files_name on media_files (name collate names, id)",
    "drop index people_order",
    `create index people_order
      on people (past, position, title collate names, id, on_board, published_at, deleted_at)`,
  ])
    await sql.raw(statement).execute(db);
}

/** Servers that were built without ICU sort by code points. */
const collation = `do $$ begin
  if exists (select from pg_collation where collname = 'und-x-icu') then
    create collation names from "und-x-icu";
  else
    create collation names from "C";
  end if;
end $$`;
