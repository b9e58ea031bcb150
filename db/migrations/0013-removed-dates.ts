import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Dates that calendars show as cancelled for a while. */
export async function removedDates(db: Kysely<unknown>, { types: { instant } }: Engine): Promise<void> {
  await sql
    .raw(`create table removed_dates (
      blog_id text not null references blogs (id) on delete cascade,
      id text not null,
      starts_at ${instant} not null,
      ends_at ${instant} not null,
      removed_at ${instant} not null,
      primary key (blog_id, id))`)
    .execute(db);
}
