import type { Operations } from "#core/contract.ts";
import { addComment, listOfBlog, listWaiting, removeComment } from "./comments.server.ts";
import type { commentEndpoints } from "./contract.ts";
import { change, changeOne, listManaged, removalFor, reply } from "./moderation.server.ts";
import * as store from "./moderation.store.server.ts";

export const commentOperations: Operations<typeof commentEndpoints> = {
  ofBlog: listOfBlog,
  waiting: listWaiting,
  add: addComment,
  remove: removeComment,
  list: listManaged,
  accept: (ctx, { ids }) => change(ctx, "appear", (db) => store.accept(db, { ids }, ctx.now)),
  hold: (ctx, { ids }) => change(ctx, "vanish", (db) => store.hold(db, ids)),
  takeDownSome: (ctx, { ids, reason }) =>
    change(ctx, "vanish", (db) => store.takeDown(db, { ids }, removalFor(ctx, reason))),
  putBackSome: (ctx, { ids }) => change(ctx, "appear", (db) => store.putBack(db, ids)),
  acceptAll: (ctx, { id: userId }) => change(ctx, "appear", (db) => store.accept(db, { userId }, ctx.now)),
  reply,
  removeReply: (ctx, { id }) => changeOne(ctx, id, "vanish", (db) => store.clearReply(db, id)),
  takeDown: (ctx, { id, reason }) =>
    changeOne(ctx, id, "vanish", (db) => store.setRemoved(db, id, removalFor(ctx, reason))),
  async takeDownAll(ctx, { id: userId, reason }) {
    const removal = removalFor(ctx, reason);
    const { ids } = await change(ctx, "vanish", (db) => store.takeDown(db, { userId }, removal));
    return { count: ids.length };
  },
  putBack: (ctx, { id }) => changeOne(ctx, id, "appear", (db) => store.setRemoved(db, id, store.notRemoved)),
};
