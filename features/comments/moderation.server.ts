import type { AdminContext, Context } from "#core/context.ts";
import type { Page } from "#core/contract.ts";
import { AppError, fieldError } from "#core/errors.ts";
import { pageOf } from "#core/paging.ts";
import { lockAccounts } from "#db/lock-accounts.ts";
import { trashedBefore } from "#features/publishing/lifecycle.ts";
import { commentOf } from "./comments.server.ts";
import type { ManagedComment } from "./contract.ts";
import * as store from "./moderation.store.server.ts";

type CommentQuery = store.CommentFilter & store.CommentOrder & { page: number; limit: number };

export async function listManaged(
  ctx: Context,
  { page, limit, sort, order, ...filter }: CommentQuery,
): Promise<Page<ManagedComment>> {
  const { reader } = ctx.db;
  const total = await store.countComments(reader, filter);
  const slice = { sort, order, limit, offset: (page - 1) * limit };
  const rows = await store.listComments(reader, filter, slice);
  return pageOf(rows.map(managed), total, { page, limit });
}

/** Hides a comment from readers. Its author finds the reason in the exported data. */
export async function takeDown(
  ctx: AdminContext,
  { id, reason }: { id: string; reason: string },
): Promise<ManagedComment> {
  return changeRemoved(ctx, id, removalFor(ctx, reason));
}

/** Hides all comments of an author. */
export async function takeDownAll(
  ctx: AdminContext,
  { id, reason }: { id: string; reason: string },
): Promise<{ count: number }> {
  const removal = removalFor(ctx, reason);
  return ctx.write(async (queries, invalidate) => {
    await lockAccounts(ctx.db, queries);
    const rows = await store.setRemovedOf(queries, id, removal);
    invalidate(...rows.map(({ blogId }) => `comments:${blogId}`));
    invalidate.stale("counts");
    return { count: rows.length };
  });
}

function removalFor(ctx: AdminContext, reason: string): NonNullable<Removed> {
  const { id: removerId } = ctx.actor;
  const words = reason.trim();
  if (words === "") {
    throw fieldError("reason", "Please say why: its writer can read it.");
  }
  return { at: ctx.now, reason: words, removerId };
}

export async function putBack(ctx: Context, { id }: { id: string }): Promise<ManagedComment> {
  return changeRemoved(ctx, id, null);
}

/** Deletes comments that were taken down 30 days ago. */
export async function purgeComments(ctx: Context): Promise<void> {
  await ctx.write(async (queries) => {
    await lockAccounts(ctx.db, queries);
    await store.deleteRemoved(queries, trashedBefore(ctx.now));
  });
}

type Removed = Parameters<typeof store.setRemoved>[2];

async function changeRemoved(ctx: Context, id: string, removed: Removed): Promise<ManagedComment> {
  return ctx.write(async (queries, invalidate) => {
    await lockAccounts(ctx.db, queries);
    await store.setRemoved(queries, id, removed);
    const row = await store.findComment(queries, id);
    if (!row) throw new AppError("not_found", "There is no such comment.");
    if (removed) invalidate(`comments:${row.blogId}`);
    invalidate.stale(`comments:${row.blogId}`, "counts");
    return managed(row);
  });
}

function managed(row: store.ManagedRow): ManagedComment {
  return {
    ...commentOf(row),
    blog: { _id: row.blogId, slug: row.blogSlug, title: row.blogTitle },
    removedAt: row.removedAt,
    removedFor: row.removedFor,
    remover: row.removerId === null ? null : { _id: row.removerId, name: row.removerName ?? "" },
  };
}
