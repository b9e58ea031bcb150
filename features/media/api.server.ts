import type { Operations } from "#core/contract.ts";
import * as library from "./library/library.server.ts";
import * as removing from "./library/removing.server.ts";
import { updateAlt } from "./library/rewording.server.ts";
import type { mediaEndpoints } from "./library-contract.ts";

export const mediaOperations: Operations<typeof mediaEndpoints> = {
  add: library.addMedia,
  uploadPicture: library.uploadPicture,
  list: library.listMedia,
  read: library.readMedia,
  update: updateAlt,
  remove: removing.removeMedia,
  removeUnused: removing.removeUnusedMedia,
};
