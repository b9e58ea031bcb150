import type { Context, MemberContext } from "#core/context.ts";
import { AppError, fieldError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import { avatarUrl } from "#features/media/addresses.ts";
import type { AccountRemoval } from "#features/members/profile.server.ts";
import { refuseUnverified } from "#features/members/unverified.server.ts";
import { checkPublic } from "#features/publishing/readers.server.ts";
import type { Comment } from "./contract.ts";
import * as store from "./store.server.ts";

/** Newest first, at most 500. */
export async function listComments(ctx: Context, blogId: string): Promise<Comment[]> {
  const rows = await store.commentsOf(ctx.db.queries, blogId);
  ctx.cacheTag(`comments:${blogId}`, ...rows.flatMap(({ userId }) => (userId ? `person:${userId}` : [])));
  return rows.map(commentOf);
}

type CommentRow = Awaited<ReturnType<typeof store.commentsOf>>[number];

export function commentOf(row: CommentRow): Comment {
  return {
    _id: row.id,
    user: row.userId,
    name: row.name ?? "Former member",
    avatar: avatarUrl(row.avatarId),
    date: row.createdAt,
    text: row.text,
  };
}

export async function addComment(
  ctx: MemberContext,
  { id, text }: { id: string; text: string },
): Promise<Comment[]> {
  const actor = ctx.actor;
  await ctx.limits.count("comment", actor.id);
  await refuseUnverified(ctx);
  await checkPublic(ctx, "blogs", id, "Blog not found");
  if (await store.areCommentsClosed(ctx.db.queries, id)) {
    throw new AppError("forbidden", "Comments on this article are closed.");
  }
  const words = text.trim();
  if (words === "") {
    throw fieldError("text", "Please write something first");
  }
  await ctx.write(async (queries, invalidate) => {
    const commentId = newId(Date.parse(ctx.now));
    await store.addComments(queries, [
      { id: commentId, blogId: id, userId: actor.id, text: words, createdAt: ctx.now },
    ]);
    invalidate.stale(`comments:${id}`, "counts");
  });
  return listComments(ctx, id);
}

export async function removeComment(
  ctx: MemberContext,
  { id, commentId }: { id: string; commentId: string },
): Promise<Comment[]> {
  const actor = ctx.actor;
  await checkPublic(ctx, "blogs", id, "Blog not found");
  await ctx.write(async (queries, invalidate) => {
    const writer = await store.findWriter(queries, id, commentId);
    if (!writer) throw new AppError("not_found", "There is no such comment.");
    if (actor.role !== "admin" && writer.userId !== actor.id) {
      throw new AppError("forbidden", "You can only delete your own comments.");
    }
    await store.removeComment(queries, commentId);
    invalidate(`comments:${id}`);
    invalidate.stale("counts");
  });
  return listComments(ctx, id);
}

export const removeCommentsOf: AccountRemoval = {
  remove: (queries, _invalidate, { id, comments }) =>
    comments === "remove" ? store.removeCommentsOf(queries, id) : store.anonymizeComments(queries, id),
};
