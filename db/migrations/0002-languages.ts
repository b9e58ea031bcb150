import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { searchInEachLanguage } from "./languages/search.ts";
import { translations } from "./languages/translations.ts";

/** Version 1.1.0. */
export async function languages(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await translations(db, engine);
  for (const statement of searchInEachLanguage(engine.name)) await sql.raw(statement).execute(db);
}
