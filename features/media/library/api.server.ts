import { describeMedia } from "./describing.server.ts";
import { type Documents, libraryOperations, type MediaOperations } from "./library.server.ts";
import { removingOperations } from "./removing.server.ts";
import { versionOperations } from "./versions.server.ts";

export const mediaOperations = (documents: Documents): MediaOperations => ({
  ...libraryOperations(documents),
  ...versionOperations(documents),
  ...removingOperations(documents),
  update: describeMedia(documents),
});
