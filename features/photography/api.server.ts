import type { Operations } from "#core/contract.ts";
import { documentOperations } from "#features/publishing/operations.server.ts";
import type { photographyEndpoints } from "./contract.ts";
import { collectionKind } from "./kind.server.ts";
import { listCategories, listCollections, readCollection } from "./photography.server.ts";
import { previewCollection, readRevision } from "./preview.server.ts";
import type { collectionEndpoints } from "./writing-contract.ts";

const { remove, ...shared } = documentOperations(collectionKind);

export const photographyOperations: Operations<typeof photographyEndpoints> = {
  list: listCollections,
  categories: listCategories,
  read: readCollection,
  remove,
};

export const collectionOperations: Operations<typeof collectionEndpoints> = {
  ...shared,
  preview: previewCollection,
  revision: readRevision,
};
