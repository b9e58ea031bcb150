import type { Rules } from "#core/contract.ts";
import { addComment, removeComment } from "./comments.server.ts";
import type { commentCalls } from "./contract.ts";
import { listManaged, putBack, takeDown, takeDownAll } from "./moderation.server.ts";

export const commentRules: Rules<typeof commentCalls> = {
  add: addComment,
  remove: removeComment,
  list: listManaged,
  takeDown,
  takeDownAll,
  putBack,
};
