import type { Operations } from "#core/contract.ts";
import { addComment, listOfBlog, removeComment } from "./comments.server.ts";
import type { commentEndpoints } from "./contract.ts";
import { listManaged, putBack, takeDown, takeDownAll } from "./moderation.server.ts";

export const commentOperations: Operations<typeof commentEndpoints> = {
  ofBlog: listOfBlog,
  add: addComment,
  remove: removeComment,
  list: listManaged,
  takeDown,
  takeDownAll,
  putBack,
};
