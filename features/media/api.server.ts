import type { Rules } from "#visit/contract.ts";
import * as library from "./library.server.ts";
import type { mediaCalls } from "./library-contract.ts";

export const mediaRules: Rules<typeof mediaCalls> = {
  add: library.addMedia,
  uploadPicture: library.uploadPicture,
};
