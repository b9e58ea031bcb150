import type { Operations } from "#core/contract.ts";
import { addComment, removeComment } from "./comments.server.ts";
import type { commentEndpoints } from "./contract.ts";
import { listManaged, putBack, takeDown, takeDownAll } from "./moderation.server.ts";

export const commentOperations: Operations<typeof commentEndpoints> = {
  add: addComment,
  remove: removeComment,
  list: listManaged,
  takeDown,
  takeDownAll,
  putBack,
};
