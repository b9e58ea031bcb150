import type { Context } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { AppError } from "#core/errors.ts";
import type { Queries } from "#db/engine.ts";
import type { AccountRemoval } from "#features/members/profile.server.ts";
import { refuseUnverified } from "#features/members/unverified.server.ts";
import { checkPublic } from "#features/publishing/readers.server.ts";
import { m } from "#messages";
import type { Liked, likeEndpoints } from "./contract.ts";
import * as store from "./store.server.ts";

const mostLikes = 1000;
const maxOwnLikes = 5000;

export const likeOperations: Operations<typeof likeEndpoints> = {
  async like(ctx, { id }) {
    await ctx.limits.count("like", ctx.actor.id);
    await refuseUnverified(ctx);
    return change(ctx, id, async (queries) => {
      const added = await store.addLike(queries, { blogId: id, userId: ctx.actor.id, createdAt: ctx.now });
      if (!added) throw new AppError("already_liked", m.likes.exists());
    });
  },
  async unlike(ctx, { id }) {
    await ctx.limits.count("like", ctx.actor.id);
    return change(ctx, id, async (queries) => {
      const removed = await store.removeLike(queries, id, ctx.actor.id);
      if (!removed) throw new AppError("not_liked", m.likes.missing());
    });
  },
  mine: (ctx) => store.likedBy(ctx.db.queries, ctx.actor.id, maxOwnLikes),
};

async function change(ctx: Context, id: string, work: (queries: Queries) => Promise<void>): Promise<Liked> {
  await checkPublic(ctx, "blogs", id, m.likes.blogNotFound());
  await ctx.write(async (queries, invalidate) => {
    await work(queries);
    invalidate.stale(`likes:${id}`, "counts");
  });
  const likeCount = await store.countLikes(ctx.db.queries, id);
  return { _id: id, likes: await listLikers(ctx, id), likeCount };
}

export const removeLikesOf: AccountRemoval = {
  async remove(queries, invalidate, { id }) {
    invalidate.stale(...(await store.removeLikesOf(queries, id)).map((blog) => `likes:${blog}`));
  },
};

/** Lists the newest first, at most 1,000. */
export async function listLikers(ctx: Context, id: string): Promise<Liked["likes"]> {
  ctx.cacheTag(`likes:${id}`);
  const users = await store.likersOf(ctx.db.queries, id, mostLikes);
  return users.map((user) => ({ user }));
}
