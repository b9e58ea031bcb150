import type { Operations } from "#core/contract.ts";
import type { mediaEndpoints } from "./contract.ts";
import { describeMedia } from "./describing.server.ts";
import * as library from "./library.server.ts";
import * as removing from "./removing.server.ts";
import * as versions from "./versions.server.ts";

export const mediaOperations = (documents: library.Documents): Operations<typeof mediaEndpoints> => ({
  add: library.addMedia,
  addVersion: versions.addVersion(documents),
  restoreVersion: versions.restoreVersion(documents),
  uploadPicture: library.uploadPicture(documents),
  uploadFile: library.uploadFile(documents),
  list: library.listMedia,
  counts: removing.countLibrary,
  read: library.readMedia(documents),
  update: describeMedia(documents),
  remove: removing.removeMedia(documents),
  removeUnused: removing.removeUnusedMedia,
});
