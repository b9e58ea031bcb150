import type { Context, MemberContext } from "#core/context.ts";
import type { Inputs } from "#core/contract.ts";
import { AppError, fieldError } from "#core/errors.ts";
import { millisecondsOf, newId } from "#core/ids.ts";
import type { Services } from "#core/services.ts";
import { lockAccounts } from "#db/lock-accounts.ts";
import { avatarUrl } from "#features/media/types/addresses.ts";
import type { AccountRemoval } from "#features/members/profile.server.ts";
import { refuseUnverified } from "#features/members/unverified.server.ts";
import { checkPublic } from "#features/publishing/readers.server.ts";
import { m } from "#messages";
import type { Comment, CommentPage, commentEndpoints } from "./contract.ts";
import { tellAdministrators } from "./emails.server.ts";
import { mustWait, refuseMoreWaiting } from "./holding.server.ts";
import * as store from "./store.server.ts";

/** Lists the newest first, at most 100. */
export async function listComments(ctx: Context, blogId: string): Promise<Comment[]> {
  return (await readComments(ctx, blogId)).comments;
}

/** The comments that are older than the comment `before`, also if that was deleted; undefined for other ids. */
export async function commentsBefore(ctx: Context, blogId: string, before: string) {
  const instant = (await store.instantOf(ctx.db.queries, blogId, before)) ?? instantOfDeleted(ctx, before);
  if (instant === undefined) return undefined;
  return pageOfComments(ctx, blogId, await store.commentsBefore(ctx.db.queries, blogId, instant, before));
}

/** Anybody can make up such ids, so the response is not cached. */
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
    comments: rows.map((row) => commentOf(ctx, row)),
    older: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null,
  };
}

type Input = Inputs<typeof commentEndpoints>;

/** The comments of a public blog. Throws `not_found`, also for an unknown comment. */
export async function listOfBlog(ctx: Context, { id, before }: Input["ofBlog"]) {
  ctx.cacheTag(`blog:${id}`);
  await checkPublic(ctx, "blogs", id, m.comments.blogNotFound());
  if (before === undefined) return readComments(ctx, id);
  const found = await commentsBefore(ctx, id, before);
  if (!found) throw new AppError("not_found", m.comments.notFound());
  return found;
}

/** The actor's own comments on a blog that wait for a decision, newest first. */
export async function listWaiting(ctx: MemberContext, { id }: { id: string }): Promise<Comment[]> {
  await checkPublic(ctx, "blogs", id, m.comments.blogNotFound());
  return waitingOn(ctx, id);
}

async function waitingOn(ctx: MemberContext, blogId: string): Promise<Comment[]> {
  const rows = await store.waitingOf(ctx.db.queries, ctx.actor.id, blogId);
  return rows.map((row) => commentOf(ctx, row));
}

/** The comments with the actor's own that wait. */
async function listWithOwn(ctx: MemberContext, blogId: string): Promise<Comment[]> {
  const shown = await listComments(ctx, blogId);
  return [...(await waitingOn(ctx, blogId)), ...shown].toSorted(
    (one, other) => other.date.localeCompare(one.date) || other._id.localeCompare(one._id),
  );
}

type CommentRow = Awaited<ReturnType<typeof store.commentsOf>>[number];

export function commentOf({ site }: Pick<Context, "site">, row: CommentRow): Comment {
  const { reply: text, repliedAt: date } = row;
  return {
    _id: row.id,
    user: row.userId,
    name: row.name ?? m.comments.formerMember(),
    avatar: avatarUrl(row.avatarId),
    date: row.createdAt,
    text: row.text,
    ...(row.heldAt === null ? {} : { waiting: true }),
    ...(date === null ? {} : { reply: { name: site.name, date, text } }),
  };
}

/** The comment waits for a decision if the settings say so. */
export async function addComment(ctx: MemberContext, { id, text }: Input["add"], services: Services) {
  await ctx.limits.count("comment", ctx.actor.id);
  await refuseUnverified(ctx, services.mailer);
  await checkPublic(ctx, "blogs", id, m.comments.blogNotFound());
  if (await store.areCommentsClosed(ctx.db.queries, id)) {
    throw new AppError("forbidden", m.comments.closed());
  }
  const words = text.trim();
  if (words === "") throw fieldError("text", m.comments.writeSomething());
  const isHeld = await mustWait(ctx, words);
  if (isHeld) await refuseMoreWaiting(ctx);
  const row = { id: newId(Date.parse(ctx.now)), blogId: id, userId: ctx.actor.id, createdAt: ctx.now };
  await ctx.write(async (queries, invalidate) => {
    await store.addComments(queries, [{ ...row, text: words, heldAt: isHeld ? ctx.now : null }]);
    if (!isHeld) invalidate.stale(`comments:${id}`, "counts");
  });
  if (isHeld) await tellAdministrators(ctx, services.emails);
  return listWithOwn(ctx, id);
}

export async function removeComment(ctx: MemberContext, { id, commentId }: Input["remove"]) {
  const { actor } = ctx;
  await checkPublic(ctx, "blogs", id, m.comments.blogNotFound());
  await ctx.write(async (queries, invalidate) => {
    await lockAccounts(ctx.db, queries);
    const writer = await store.findWriter(queries, id, commentId);
    if (!writer) throw new AppError("not_found", m.comments.notFound());
    if (actor.role !== "admin" && writer.userId !== actor.id) {
      throw new AppError("forbidden", m.comments.onlyOwn());
    }
    await store.removeComment(queries, commentId);
    invalidate(`comments:${id}`);
    invalidate.stale("counts");
  });
  return listWithOwn(ctx, id);
}

export const removeCommentsOf: AccountRemoval = {
  remove: (queries, _invalidate, { id, comments }) =>
    comments === "remove" ? store.removeCommentsOf(queries, id) : store.anonymizeComments(queries, id),
};
