import type { Rules } from "#core/contract.ts";
import type { photographyCalls } from "./contract.ts";
import * as manage from "./manage.server.ts";
import { listCategories, listCollections, readCollection } from "./photography.server.ts";
import { addCollection, readWritten, updateCollection } from "./writing.server.ts";
import type { collectionCalls } from "./writing-contract.ts";

export const photographyRules: Rules<typeof photographyCalls> = {
  list: listCollections,
  categories: listCategories,
  read: readCollection,
  remove: manage.removeCollection,
};

export const collectionRules: Rules<typeof collectionCalls> = {
  add: addCollection,
  update: updateCollection,
  read: readWritten,
  manage: manage.manageCollections,
  counts: manage.countCollections,
  trash: manage.trashCollections,
  restore: manage.restoreCollections,
  discard: manage.discardCollections,
};
