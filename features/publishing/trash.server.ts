import type { Context, MemberContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { MediaServices, MediaStore } from "#core/services.ts";
import { BrokenReferenceError } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import { lockAccounts } from "#db/lock-accounts.ts";
import { removeUnused } from "#features/media/pictures.server.ts";
import { removeFromIndex } from "#features/search-index/index.server.ts";
import { m } from "#messages";
import type { DocumentKind } from "./kind.server.ts";
import { trashedBefore } from "./lifecycle.ts";
import { notedMedia } from "./media.store.server.ts";
import { noteOriginal } from "./originals.server.ts";
import * as store from "./store.server.ts";
import { indexStored, invalidateSaved } from "./stored.server.ts";
import { groupOf, listGroup } from "./translations.store.server.ts";

const atOnce = 100;

type Some = { ids: string[] };

/** Answers with those that were not in the trash yet. Does not check who may do it. */
export async function trashDocuments(ctx: Context, kind: DocumentKind, ids: string[], deleterId: string) {
  return ctx.write(async (queries, invalidate) => {
    await ctx.db.engine.lock(queries, kind.table, ids);
    const trashed = await store.moveToTrash(queries, kind.table, ids, { now: ctx.now, deleterId });
    await removeFromIndex(queries, kind.name, trashed);
    await kind.trashed?.(ctx, queries, trashed);
    kind.invalidateRemoved(invalidate, trashed);
    return trashed;
  });
}

/**
 * Restores documents as they were; for members who are not admins, those that they deleted themselves. A scheduled time
 * that has passed is dropped.
 */
export async function restoreDocuments(ctx: MemberContext, kind: DocumentKind, { ids }: Some) {
  const { id, role } = ctx.actor;
  const deleterId = role === "admin" ? undefined : id;
  const restored: string[] = [];
  for (const id of ids) {
    const isRestored = await ctx.write(async (queries, invalidate) => {
      await ctx.db.engine.lock(queries, kind.table, [id]);
      const row = await store.restoreFromTrash(queries, kind.table, id, { now: ctx.now, deleterId });
      if (!row) return false;
      const after = { row, values: await kind.valuesOf(queries, row) };
      await indexStored(queries, kind, after);
      await kind.restored?.(ctx, queries, after);
      await invalidateSaved(invalidate, kind, { queries, now: ctx.now, after });
      return true;
    });
    if (isRestored) restored.push(id);
  }
  if (restored.length === 0 && deleterId !== undefined)
    throw new AppError("forbidden", m.adminPublishing.restoreOwn());
  return { ids: restored };
}

/** Deletes documents in the trash for good, with the media files that nothing else uses. */
export async function discardDocuments(
  ctx: Context,
  kind: DocumentKind,
  ids: string[],
  { media }: MediaServices,
): Promise<string[]> {
  const discarded: string[] = [];
  for (const id of ids) {
    const isDiscarded = await removeWithMedia(ctx, kind, { id, media }, async (queries) => {
      await kind.discarding?.(ctx, queries, id);
      const key = await groupOf(queries, kind.table, id);
      const isGone = await store.discardDocument(queries, kind, id);
      if (isGone && key !== null)
        await noteOriginal(ctx, queries, kind, await listGroup(queries, kind.table, key));
      return isGone;
    });
    if (isDiscarded) discarded.push(id);
  }
  return discarded;
}

/**
 * Deletes a document without a tombstone, unless it was saved since it was created, with the media files that nothing
 * else uses.
 */
export async function eraseUnchanged(ctx: Context, kind: DocumentKind, id: string, { media }: MediaServices) {
  await removeWithMedia(ctx, kind, { id, media }, (queries) => store.eraseUnchanged(queries, kind.table, id));
}

type Place = { id: string; media: MediaStore };

/** Deletes a document with its media; without them if one comes into use at the same time. False if `remove` is. */
async function removeWithMedia(
  ctx: Context,
  kind: DocumentKind,
  { id, media }: Place,
  remove: (queries: Queries) => Promise<boolean>,
): Promise<boolean> {
  const removeAll = (mediaIds: Iterable<string>) =>
    ctx.write(async (queries, invalidate) => {
      await lockAccounts(ctx.db, queries);
      kind.invalidateRemoved(invalidate, [id]);
      return (await remove(queries)) && removeUnused(queries, invalidate, mediaIds);
    });
  const files = await removeAll(await mediaOf(ctx, kind, id)).catch((error) => {
    if (error instanceof BrokenReferenceError) return removeAll([]);
    throw error;
  });
  for (const key of files ? files.flat() : []) await media.remove(key);
  return files !== false;
}

/** Every media file that a document shows, or showed in an earlier revision. */
async function mediaOf(ctx: Context, kind: DocumentKind, id: string) {
  const { queries } = ctx.db;
  const noted = await notedMedia(queries, kind.name, id);
  const row = await store.findDocument(queries, kind.table, id);
  const shown = row ? await kind.mediaIn(await kind.valuesOf(queries, row), ctx.site.url) : [];
  return new Set([...noted, ...shown]);
}

/** Discards what has been in the trash for 30 days. */
export async function purgeDocuments(ctx: Context, kind: DocumentKind, services: MediaServices) {
  const until = trashedBefore(ctx.now);
  for (;;) {
    const ids = await store.trashedUntil(ctx.db.queries, kind.table, until, atOnce);
    const discarded = await discardDocuments(ctx, kind, ids, services);
    if (discarded.length < atOnce) return;
  }
}
