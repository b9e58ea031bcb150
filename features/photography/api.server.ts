import type { Operations } from "#core/contract.ts";
import type { Queries } from "#db/engine.ts";
import { documentOperations } from "#features/publishing/operations.server.ts";
import { indexStored } from "#features/publishing/stored.server.ts";
import type { photographyEndpoints } from "./contract.ts";
import { collectionKind } from "./kind.server.ts";
import { listCategories, listCollections, readCollection } from "./photography.server.ts";
import { previewCollection, readRevision } from "./preview.server.ts";
import { collectionsShowing } from "./store.server.ts";
import type { collectionEndpoints } from "./writing-contract.ts";

const { remove, ...shared } = documentOperations(collectionKind);

export const photographyOperations: Operations<typeof photographyEndpoints> = {
  list: listCollections,
  categories: listCategories,
  read: readCollection,
  remove,
};

/** Collections are found by the alternative texts of their files. */
export async function reindexCollections(queries: Queries, mediaId: string): Promise<void> {
  for (const row of await collectionsShowing(queries, mediaId)) {
    const values = await collectionKind.valuesOf(queries, row);
    await indexStored(queries, collectionKind, { row, values });
  }
}

export const collectionOperations: Operations<typeof collectionEndpoints> = {
  ...shared,
  preview: previewCollection,
  revision: readRevision,
};
