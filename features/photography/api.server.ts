import type { Operations } from "#core/contract.ts";
import { AppError } from "#core/errors.ts";
import type { Queries } from "#db/engine.ts";
import { documentOperations } from "#features/publishing/operations.server.ts";
import { indexStored } from "#features/publishing/stored.server.ts";
import { trashDocuments } from "#features/publishing/trash.server.ts";
import type { photographyEndpoints } from "./contract.ts";
import { collectionKind } from "./kind.server.ts";
import { listCategories, listCollections, readCollection } from "./photography.server.ts";
import { previewCollection, readRevision } from "./preview.server.ts";
import { collectionsShowing } from "./store.server.ts";
import type { collectionEndpoints } from "./writing-contract.ts";

export const photographyOperations: Operations<typeof photographyEndpoints> = {
  list: listCollections,
  categories: listCategories,
  read: readCollection,
  async remove(ctx, { id }) {
    const trashed = await trashDocuments(ctx, collectionKind, [id], ctx.actor.id);
    if (trashed.length === 0) throw new AppError("not_found", collectionKind.texts.notFound);
    return { msg: "Collection removed" };
  },
};

/** Collections are found by the alternative texts of their files. */
export async function reindexCollections(queries: Queries, mediaId: string): Promise<void> {
  for (const row of await collectionsShowing(queries, mediaId)) {
    const values = await collectionKind.valuesOf(queries, row);
    await indexStored(queries, collectionKind, { row, values });
  }
}

export const collectionOperations: Operations<typeof collectionEndpoints> = {
  ...documentOperations(collectionKind),
  preview: previewCollection,
  revision: readRevision,
};
