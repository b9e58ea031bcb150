import type { Operations } from "#core/contract.ts";
import type { photographyEndpoints } from "./contract.ts";
import * as manage from "./manage.server.ts";
import { listCategories, listCollections, readCollection } from "./photography.server.ts";
import { addCollection, readWritten, updateCollection } from "./writing.server.ts";
import type { collectionEndpoints } from "./writing-contract.ts";

export const photographyOperations: Operations<typeof photographyEndpoints> = {
  list: listCollections,
  categories: listCategories,
  read: readCollection,
  remove: manage.removeCollection,
};

export const collectionOperations: Operations<typeof collectionEndpoints> = {
  add: addCollection,
  update: updateCollection,
  read: readWritten,
  manage: manage.manageCollections,
  counts: manage.countCollections,
  trash: manage.trashCollections,
  restore: manage.restoreCollections,
  discard: manage.discardCollections,
};
