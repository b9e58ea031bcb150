import type { MemberContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import type { Comment } from "#features/blogs/contract.ts";
import { blogIsPublic, blogTakesComments, listComments } from "#features/blogs/discussion.server.ts";
import type { AccountRemoval } from "#features/members/profile.server.ts";
import * as store from "./store.server.ts";

export async function addComment(
  ctx: MemberContext,
  { id, text }: { id: string; text: string },
): Promise<Comment[]> {
  const actor = ctx.actor;
  await ctx.limits.count("comment", actor.id);
  await blogTakesComments(ctx, id);
  const words = text.trim();
  if (words === "") {
    const msg = "Please write something first";
    throw new AppError("bad_request", msg, { errors: [{ path: "text", msg }] });
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
  await blogIsPublic(ctx, id);
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

export const removeCommentsOf: AccountRemoval = (queries, _invalidate, { id, comments }) =>
  comments === "remove" ? store.removeCommentsOf(queries, id) : store.anonymizeComments(queries, id);
