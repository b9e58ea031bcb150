import type { AdminContext, Context } from "#core/context.ts";
import type { Inputs } from "#core/contract.ts";
import { AppError, fieldError } from "#core/errors.ts";
import { pageOf } from "#core/paging.ts";
import type { Changed } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import { lockAccounts } from "#db/lock-accounts.ts";
import { trashedBefore } from "#features/publishing/lifecycle.ts";
import { m } from "#messages";
import type { commentEndpoints } from "./contract.ts";
import { managedComments } from "./managed.server.ts";
import * as store from "./moderation.store.server.ts";

type Input = Inputs<typeof commentEndpoints>;

export async function listManaged(ctx: Context, { page, limit, sort, order, ...filter }: Input["list"]) {
  const { reader } = ctx.db;
  const total = await store.countComments(reader, filter);
  const slice = { sort, order, limit, offset: (page - 1) * limit };
  const rows = await store.listComments(reader, filter, slice);
  return pageOf(await managedComments(ctx, reader, rows), total, { page, limit });
}

/** A comment that waits is accepted. Throws if somebody else has replied since, or the comment was taken down. */
export async function reply(ctx: AdminContext, { id, text, last }: Input["reply"]) {
  const words = text.trim();
  if (words === "") throw fieldError("text", m.comments.writeSomething());
  const row = { reply: words, repliedAt: ctx.now, replierId: ctx.actor.id };
  return changeOne(ctx, id, last === null ? "appear" : "vanish", async (queries) => {
    if (await store.setReply(queries, id, row, last)) return;
    const found = await store.findComment(queries, id);
    if (!found) throw new AppError("not_found", m.comments.notFound());
    throw new AppError(
      "conflict",
      found.removedAt === null ? m.adminComments.replyChanged() : m.adminComments.replyToTakenDown(),
    );
  });
}

/** Its writer finds the reason in the exported data. */
export function removalFor(ctx: AdminContext, reason: string): store.Removal {
  return { removedAt: ctx.now, removedFor: reason.trim(), removerId: ctx.actor.id };
}

/** Deletes comments that were taken down 30 days ago. */
export async function purgeComments(ctx: Context): Promise<void> {
  await ctx.write(async (queries) => {
    await lockAccounts(ctx.db, queries);
    await store.deleteRemoved(queries, trashedBefore(ctx.now));
  });
}

/** How many wait for a decision: at most 100. */
export async function countWaitingComments({ db }: Pick<Context, "db">): Promise<number> {
  return store.countWaiting(db.reader);
}

/** The latest of them. */
export async function latestWaiting({ db }: Pick<Context, "db">, limit: number): Promise<store.ManagedRow[]> {
  return store.listComments(db.reader, { state: "waiting" }, { sort: "date", limit, offset: 0 });
}

type Change = "appear" | "vanish";
type Work<Result> = (queries: Queries) => Promise<Result>;

/** Changes comments. Those that somebody else has just changed may be left as they are. */
export async function change(ctx: Context, how: Change, work: Work<{ id: string; blogId: string }[]>) {
  return ctx.write(async (queries, invalidate) => {
    await lockAccounts(ctx.db, queries);
    const rows = await work(queries);
    for (const { blogId } of rows) note(invalidate, blogId, how);
    return { ids: rows.map(({ id }) => id) };
  });
}

/** Throws if there is no such comment. */
export async function changeOne(ctx: Context, id: string, how: Change, work: Work<void>) {
  return ctx.write(async (queries, invalidate) => {
    await lockAccounts(ctx.db, queries);
    await work(queries);
    const row = await store.findComment(queries, id);
    const [comment] = row ? await managedComments(ctx, queries, [row]) : [];
    if (!comment) throw new AppError("not_found", m.comments.notFound());
    note(invalidate, comment.blog._id, how);
    return comment;
  });
}

/** Readers may see the page without a new comment for some seconds, but not one that is gone. */
function note(invalidate: Changed, blogId: string, how: Change): void {
  if (how === "vanish") invalidate(`comments:${blogId}`);
  invalidate.stale(`comments:${blogId}`, "counts");
}
