import { type Kysely, sql } from "kysely";

/** What stays visible of a portrait when it is cropped. */
export async function portraitFocus(db: Kysely<unknown>): Promise<void> {
  await sql`alter table people add column portrait_focus text not null default ''`.execute(db);
}
