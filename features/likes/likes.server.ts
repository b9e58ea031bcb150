import type { Context, MemberContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { AccountRemoval } from "#features/members/profile.server.ts";
import { refuseUnverified } from "#features/members/unverified.server.ts";
import { checkPublic } from "#features/publishing/readers.server.ts";
import type { Liked } from "./contract.ts";
import * as store from "./store.server.ts";

const mostLikes = 1000;
const maxOwnLikes = 5000;

export async function like(ctx: MemberContext, { id }: { id: string }): Promise<Liked> {
  const actor = ctx.actor;
  await ctx.limits.count("like", actor.id);
  await refuseUnverified(ctx);
  await checkPublic(ctx, "blogs", id, "Blog not found");
  await ctx.write(async (queries, invalidate) => {
    const added = await store.addLike(queries, { blogId: id, userId: actor.id, createdAt: ctx.now });
    if (!added) throw new AppError("already_liked", "Blog already liked");
    invalidate.stale(`likes:${id}`, "counts");
  });
  return liked(ctx, id);
}

export async function unlike(ctx: MemberContext, { id }: { id: string }): Promise<Liked> {
  const actor = ctx.actor;
  await ctx.limits.count("like", actor.id);
  await checkPublic(ctx, "blogs", id, "Blog not found");
  await ctx.write(async (queries, invalidate) => {
    const removed = await store.removeLike(queries, id, actor.id);
    if (!removed) throw new AppError("not_liked", "Blog has not yet been liked");
    invalidate.stale(`likes:${id}`, "counts");
  });
  return liked(ctx, id);
}

export async function listOwnLikes(ctx: MemberContext): Promise<string[]> {
  return store.likedBy(ctx.db.queries, ctx.actor.id, maxOwnLikes);
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

async function liked(ctx: Context, id: string): Promise<Liked> {
  return {
    _id: id,
    likes: await listLikers(ctx, id),
    likeCount: await store.countLikes(ctx.db.queries, id),
  };
}
