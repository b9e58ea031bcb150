import type { AdminContext, Context } from "#core/context.ts";
import type { Operations, Page } from "#core/contract.ts";
import type { MediaServices, MediaStore } from "#core/services.ts";
import { removeUnusedPicture } from "#features/media/pictures.server.ts";
import { removeFromIndex } from "#features/search/index.server.ts";
import { countsOf, writingApi } from "./admin-view.server.ts";
import * as store from "./manage.store.server.ts";
import { absentCollection, collectionsOf } from "./photography.server.ts";
import * as trash from "./trash.store.server.ts";
import { indexCollections } from "./writing.store.server.ts";
import type { collectionEndpoints, ManagedCollection } from "./writing-contract.ts";

type Input<Name extends keyof typeof collectionEndpoints> = Parameters<
  Operations<typeof collectionEndpoints>[Name]
>[1];
type Some = { ids: string[] };

const day = 24 * 3600 * 1000; // milliseconds
const daysInTrash = 30;
const mostAtOnce = 100;

/** Every collection, whether public or not. Refuses everybody but admins. */
export async function manageCollections(
  ctx: Context,
  { page, limit, sort, order = sort === "title" ? "asc" : "desc", ...filter }: Input<"manage">,
): Promise<Page<ManagedCollection>> {
  const { reader } = ctx.db;
  const total = await store.countManaged(reader, ctx.now, filter);
  const slice = { sort, order, limit, offset: (page - 1) * limit };
  const rows = await store.listManaged(reader, ctx.now, filter, slice);
  const whole = new Map((await collectionsOf(ctx, rows)).map((collection) => [collection._id, collection]));
  const items = rows.flatMap((row) => {
    const collection = whole.get(row.id);
    if (!collection) return [];
    const { images, videos, media, ...card } = collection;
    return [{ ...card, ...writingApi(row, ctx.now), ...countsOf(collection) }];
  });
  return { items, total, page, pages: Math.ceil(total / limit) };
}

/** How many collections there are of each status. Refuses everybody but admins. */
export async function countCollections(ctx: Context, { category }: Input<"counts">) {
  const count = (status: "draft" | "published" | "trash") =>
    store.countManaged(ctx.db.reader, ctx.now, { category, status });
  const [draft, published, trashed] = [await count("draft"), await count("published"), await count("trash")];
  return { all: draft + published, draft, published, trash: trashed };
}

/** Puts one collection into the trash for 30 days. Refuses everybody but admins. */
export async function removeCollection(ctx: AdminContext, { id }: { id: string }): Promise<{ msg: string }> {
  const { ids } = await trashCollections(ctx, { ids: [id] });
  if (ids.length === 0) throw absentCollection();
  return { msg: "Collection removed" };
}

/** Puts collections into the trash for 30 days. Refuses everybody but admins. */
export async function trashCollections(ctx: AdminContext, some: Some): Promise<Some> {
  const { id: deleterId } = ctx.actor;
  const ids = await ctx.write(async (queries, invalidate) => {
    const trashed = await trash.trashCollections(queries, some.ids, { now: ctx.now, deleterId });
    await removeFromIndex(queries, "collection", trashed);
    if (trashed.length > 0) invalidate(...tagsOf(trashed));
    return trashed;
  });
  return { ids };
}

/** Takes collections out of the trash again, as they were. Refuses everybody but admins. */
export async function restoreCollections(ctx: Context, some: Some): Promise<Some> {
  const ids = await ctx.write(async (queries, invalidate) => {
    const restored = await trash.restoreCollections(queries, some.ids);
    await indexCollections(queries, restored);
    if (restored.length > 0) invalidate.stale(...tagsOf(restored));
    return restored;
  });
  return { ids };
}

/** Deletes collections in the trash for good, and their media where nothing else shows them. Refuses everybody but admins. */
export async function discardCollections(
  ctx: Context,
  { ids }: Some,
  { media }: MediaServices,
): Promise<Some> {
  return discarded(ctx, media, ids);
}

/** Deletes for good what has been in the trash for 30 days. */
export async function purgeCollections(ctx: Context, { media }: MediaServices): Promise<void> {
  const since = new Date(Date.parse(ctx.now) - daysInTrash * day).toISOString();
  for (;;) {
    const ids = await trash.collectionsTrashedUntil(ctx.db.queries, since, mostAtOnce);
    if (ids.length === 0) return;
    await discarded(ctx, media, ids);
  }
}

async function discarded(ctx: Context, media: MediaStore, ids: string[]): Promise<Some> {
  const removed = await ctx.write((queries) => trash.discardCollections(queries, ids, ctx.now));
  for (const mediaId of removed.media) await removeUnusedPicture(ctx, media, mediaId);
  return { ids: removed.ids };
}

function tagsOf(ids: string[]): string[] {
  return ["photography", ...ids.map((id) => `collection:${id}`)];
}
