import { type Kysely, sql } from "kysely";

/** How people want their names to be divided in citations. */
export async function personNames(db: Kysely<unknown>): Promise<void> {
  for (const column of ["given_name", "family_name"])
    await sql.raw(`alter table people add column ${column} text not null default ''`).execute(db);
}
