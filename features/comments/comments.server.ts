import type { Context, MemberContext } from "#core/context.ts";
import { AppError, fieldError } from "#core/errors.ts";
import { millisecondsOf, newId } from "#core/ids.ts";
import { lockAccounts } from "#db/lock-accounts.ts";
import { avatarUrl } from "#features/media/addresses.ts";
import type { AccountRemoval } from "#features/members/profile.server.ts";
import { refuseUnverified } from "#features/members/unverified.server.ts";
import { checkPublic } from "#features/publishing/readers.server.ts";
import type { Comment, CommentPage } from "./contract.ts";
import * as store from "./store.server.ts";

/** Newest first, at most 100. */
export async function listComments(ctx: Context, blogId: string): Promise<Comment[]> {
  return (await readComments(ctx, blogId)).comments;
}

/** Those that are older than the comment `before`, also if that was deleted; undefined for other ids. */
export async function commentsBefore(
  ctx: Context,
  blogId: string,
  before: string,
): Promise<CommentPage | undefined> {
  const instant = (await store.instantOf(ctx.db.queries, blogId, before)) ?? instantOfDeleted(ctx, before);
  if (instant === undefined) return undefined;
  return pageOfComments(ctx, blogId, await store.commentsBefore(ctx.db.queries, blogId, instant, before));
}

/** Such ids can be made up. */
function instantOfDeleted(ctx: Context, id: string): string | undefined {
  ctx.noStore();
  const at = millisecondsOf(id);
  return at === undefined || at > Date.parse(ctx.now) ? undefined : new Date(at).toISOString();
}

export async function readComments(ctx: Context, blogId: string): Promise<CommentPage> {
  return pageOfComments(ctx, blogId, await store.commentsOf(ctx.db.queries, blogId));
}

function pageOfComments(ctx: Context, blogId: string, found: CommentRow[]): CommentPage {
  const rows = found.slice(0, store.commentsAtOnce);
  ctx.cacheTag(`comments:${blogId}`, ...rows.flatMap(({ userId }) => (userId ? `person:${userId}` : [])));
  return {
    comments: rows.map(commentOf),
    older: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null,
  };
}

/** Of a public blog. Throws `not_found`, also for an unknown comment. */
export async function listOfBlog(
  ctx: Context,
  { id, before }: { id: string; before?: string },
): Promise<CommentPage> {
  ctx.cacheTag(`blog:${id}`);
  await checkPublic(ctx, "blogs", id, "Blog not found");
  if (before === undefined) return readComments(ctx, id);
  const found = await commentsBefore(ctx, id, before);
  if (!found) throw new AppError("not_found", "There is no such comment.");
  return found;
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
    await lockAccounts(ctx.db, queries);
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
