import type { Queries } from "#db/engine.ts";
import { indexStored } from "#features/publishing/stored.server.ts";
import { collectionKind } from "./kind.server.ts";
import { collectionsShowing } from "./writing.store.server.ts";

/** Collections are found by the alternative texts of their files. */
export async function reindexCollections(queries: Queries, mediaId: string): Promise<void> {
  for (const row of await collectionsShowing(queries, mediaId)) {
    const values = await collectionKind.valuesOf(queries, row);
    await indexStored(queries, collectionKind, { row, values });
  }
}
