import type { Context, MemberContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { blogIsPublic } from "#features/blogs/discussion.server.ts";
import type { AccountRemoval } from "#features/members/profile.server.ts";
import type { Liked } from "./contract.ts";
import * as store from "./store.server.ts";

const mostLikes = 1000;
const mostOwnLikes = 5000;

export async function like(ctx: MemberContext, { id }: { id: string }): Promise<Liked> {
  const actor = ctx.actor;
  await ctx.limits.count("like", actor.id);
  await blogIsPublic(ctx, id);
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
  await blogIsPublic(ctx, id);
  await ctx.write(async (queries, invalidate) => {
    const removed = await store.removeLike(queries, id, actor.id);
    if (!removed) throw new AppError("not_liked", "Blog has not yet been liked");
    invalidate.stale(`likes:${id}`, "counts");
  });
  return liked(ctx, id);
}

export async function listOwnLikes(ctx: MemberContext): Promise<string[]> {
  return store.likedBy(ctx.db.queries, ctx.actor.id, mostOwnLikes);
}

export const removeLikesOf: AccountRemoval = async (queries, invalidate, { id }) => {
  invalidate.stale(...(await store.removeLikesOf(queries, id)).map((blog) => `likes:${blog}`));
};

async function liked(ctx: Context, id: string): Promise<Liked> {
  const { queries } = ctx.db;
  const users = await store.likersOf(queries, id, mostLikes);
  return { _id: id, likes: users.map((user) => ({ user })), likeCount: await store.countLikes(queries, id) };
}
