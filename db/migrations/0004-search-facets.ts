import type { Kysely } from "kysely";
import type { Engine } from "../engine.ts";

/** A search can be narrowed to a kind, a section, a tag, a year and an author, and finds nothing that is not public. */
export async function searchFacets(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await engine.addSearchFacets(db);
}
