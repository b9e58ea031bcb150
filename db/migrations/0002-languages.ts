import type { Kysely } from "kysely";
import type { Engine } from "../engine.ts";
import { translations } from "./languages/translations.ts";

/** Version 1.1.0: what translations are translations of. */
export async function languages(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await translations(db, engine);
}
