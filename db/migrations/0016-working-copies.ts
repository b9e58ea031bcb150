import { type Kysely, sql } from "kysely";

/** Changes of public and scheduled documents that readers do not see yet. */
export async function workingCopies(db: Kysely<unknown>): Promise<void> {
  for (const table of ["blogs", "collections", "pages", "people"])
    await sql.raw(`alter table ${table} add column unpublished_version integer`).execute(db);
}
