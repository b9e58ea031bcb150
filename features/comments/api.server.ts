import type { Operations } from "#core/contract.ts";
import { addComment, listOfBlog, listWaiting, removeComment } from "./comments.server.ts";
import type { commentEndpoints } from "./contract.ts";
import * as moderation from "./moderation.server.ts";
import { removeReply, reply } from "./replies.server.ts";

export const commentOperations: Operations<typeof commentEndpoints> = {
  ofBlog: listOfBlog,
  waiting: listWaiting,
  add: addComment,
  remove: removeComment,
  list: moderation.listManaged,
  accept: moderation.accept,
  hold: moderation.hold,
  takeDownSome: moderation.takeDownSome,
  putBackSome: moderation.putBackSome,
  acceptAll: moderation.acceptAll,
  reply,
  removeReply,
  takeDown: moderation.takeDown,
  takeDownAll: moderation.takeDownAll,
  putBack: moderation.putBack,
};
