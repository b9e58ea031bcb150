import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { avatarUrl } from "#features/media/addresses.ts";
import type { Comment } from "./contract.ts";
import * as store from "./store.server.ts";

const mostComments = 500;

/** What has been said about a blog, the latest first. */
export async function listComments(ctx: Context, blogId: string): Promise<Comment[]> {
  const rows = await store.commentsOf(ctx.db.queries, blogId, mostComments);
  ctx.cacheTag(`comments:${blogId}`, ...rows.flatMap(({ userId }) => (userId ? `person:${userId}` : [])));
  return rows.map((row) => ({
    _id: row.id,
    user: row.userId,
    name: row.name ?? "Former member",
    avatar: avatarUrl(row.avatarId),
    date: row.createdAt,
    text: row.text,
  }));
}

/** Throws `not_found`. */
export async function blogIsPublic(ctx: Context, id: string): Promise<void> {
  if (!(await store.findCard(ctx.db.queries, ctx.now, id))) throw new AppError("not_found", "Blog not found");
}

/** Throws if there is no such public blog, or its comments are closed. */
export async function blogTakesComments(ctx: Context, id: string): Promise<void> {
  await blogIsPublic(ctx, id);
  const { commentsClosedAt } = await store.bodyOf(ctx.db.queries, id);
  if (commentsClosedAt) throw new AppError("forbidden", "Comments on this article are closed.");
}
