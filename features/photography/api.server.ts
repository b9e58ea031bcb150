import type { Rules } from "#visit/contract.ts";
import type { photographyCalls } from "./contract.ts";
import { listCategories, listCollections, readCollection } from "./photography.server.ts";
import { removeCollection } from "./removing.server.ts";

export const photographyRules: Rules<typeof photographyCalls> = {
  list: listCollections,
  categories: listCategories,
  read: readCollection,
  remove: removeCollection,
};
