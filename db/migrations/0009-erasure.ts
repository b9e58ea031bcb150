import type { Kysely } from "kysely";
import type { Engine } from "../engine.ts";

/** The full-text index is rewritten after an article or a collection has been deleted for good. */
export async function erasure(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await engine.noteErasures(db);
}
