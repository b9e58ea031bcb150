import type { Kysely } from "kysely";
import type { Engine } from "../engine.ts";

/** Marks revisions that were saved automatically, so that the next one can take their place. */
export async function autosave(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable("blog_revisions").addColumn("autosaved_since", engine.types.instant).execute();
}
