import type { AdminContext, Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { pageOf } from "#core/paging.ts";
import type { Changed } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import { lockAccounts } from "#db/lock-accounts.ts";
import { trashedBefore } from "#features/publishing/lifecycle.ts";
import type { ManagedComment } from "./contract.ts";
import { managedComments } from "./managed.server.ts";
import * as store from "./moderation.store.server.ts";

type CommentQuery = store.CommentFilter & store.CommentOrder & { page: number; limit: number };
type Ids = { ids: string[] };

export async function listManaged(ctx: Context, { page, limit, sort, order, ...filter }: CommentQuery) {
  const { reader } = ctx.db;
  const total = await store.countComments(reader, filter);
  const slice = { sort, order, limit, offset: (page - 1) * limit };
  const rows = await store.listComments(reader, filter, slice);
  return pageOf(await managedComments(ctx, reader, rows), total, { page, limit });
}

/** Accepts those that wait. Others are left as they are, also if somebody has just taken them down. */
export async function accept(ctx: AdminContext, { ids }: Ids): Promise<Ids> {
  return change(ctx, "appear", (queries) => store.accept(queries, { ids }, ctx.now));
}

export async function acceptAll(ctx: AdminContext, { id: userId }: { id: string }): Promise<Ids> {
  return change(ctx, "appear", (queries) => store.accept(queries, { userId }, ctx.now));
}

/** Undoes `accept`. */
export async function hold(ctx: AdminContext, { ids }: Ids): Promise<Ids> {
  return change(ctx, "vanish", (queries) => store.hold(queries, ids));
}

export async function takeDownSome(ctx: AdminContext, { ids, reason }: Ids & Reason): Promise<Ids> {
  return change(ctx, "vanish", (queries) => store.takeDown(queries, { ids }, removalFor(ctx, reason)));
}

/** Undoes `takeDownSome`. */
export async function putBackSome(ctx: AdminContext, { ids }: Ids): Promise<Ids> {
  return change(ctx, "appear", (queries) => store.putBack(queries, ids));
}

type Reason = { reason: string };

/** Hides a comment from readers. Its writer finds the reason in the exported data. */
export async function takeDown(ctx: AdminContext, { id, reason }: { id: string } & Reason) {
  return changeOne(ctx, id, "vanish", (queries) => store.setRemoved(queries, id, removalFor(ctx, reason)));
}

/** Hides all comments of an author, also those that wait. */
export async function takeDownAll(ctx: AdminContext, { id: userId, reason }: { id: string } & Reason) {
  const { ids } = await change(ctx, "vanish", (queries) =>
    store.takeDown(queries, { userId }, removalFor(ctx, reason)),
  );
  return { count: ids.length };
}

function removalFor(ctx: AdminContext, reason: string): store.Removal {
  return { removedAt: ctx.now, removedFor: reason.trim(), removerId: ctx.actor.id };
}

export async function putBack(ctx: Context, { id }: { id: string }): Promise<ManagedComment> {
  return changeOne(ctx, id, "appear", (queries) => store.setRemoved(queries, id, store.notRemoved));
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

async function change(ctx: Context, how: Change, work: Work<{ id: string; blogId: string }[]>) {
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
    if (!comment) throw new AppError("not_found", "There is no such comment.");
    note(invalidate, comment.blog._id, how);
    return comment;
  });
}

/** Readers may see the page without a new comment for some seconds, but not one that is gone. */
function note(invalidate: Changed, blogId: string, how: Change): void {
  if (how === "vanish") invalidate(`comments:${blogId}`);
  invalidate.stale(`comments:${blogId}`, "counts");
}
