import type { Operations } from "#core/contract.ts";
import { describeMedia, type Reindex } from "./library/describing.server.ts";
import * as library from "./library/library.server.ts";
import * as removing from "./library/removing.server.ts";
import * as versions from "./library/versions.server.ts";
import type { mediaEndpoints } from "./library-contract.ts";

export const mediaOperations = (reindex: Reindex): Operations<typeof mediaEndpoints> => ({
  add: library.addMedia,
  addVersion: versions.addVersion(reindex),
  restoreVersion: versions.restoreVersion(reindex),
  uploadPicture: library.uploadPicture,
  uploadFile: library.uploadFile,
  list: library.listMedia,
  counts: removing.countLibrary,
  read: library.readMedia,
  update: describeMedia(reindex),
  remove: removing.removeMedia,
  removeUnused: removing.removeUnusedMedia,
});
