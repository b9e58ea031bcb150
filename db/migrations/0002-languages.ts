import { type Kysely, sql } from "kysely";

/** Version 1.1.0: the languages of accounts and of guests. */
export async function languages(db: Kysely<unknown>): Promise<void> {
  for (const table of ["users", "registrations"])
    await sql.raw(`alter table ${table} add column language text not null default ''`).execute(db);
}
