import { admin } from "#core/actor.ts";
import type { Visit } from "#core/context.ts";
import type { Page, Rules } from "#core/contract.ts";
import { removeUnusedPicture } from "#features/media/pictures.server.ts";
import { countsOf, deskOf } from "./admin-view.server.ts";
import * as store from "./manage.store.server.ts";
import { absentCollection, collectionsOf } from "./photography.server.ts";
import * as trash from "./trash.store.server.ts";
import type { collectionCalls, ManagedCollection } from "./writing-contract.ts";

type Input<Name extends keyof typeof collectionCalls> = Parameters<Rules<typeof collectionCalls>[Name]>[1];
type Some = { ids: string[] };

const day = 24 * 3600 * 1000; // milliseconds
const daysInTrash = 30;
const mostAtOnce = 100;

/** Every collection, whether public or not. Refuses everybody but admins. */
export async function manageCollections(
  visit: Visit,
  { page, limit, sort, order = sort === "title" ? "asc" : "desc", ...filter }: Input<"manage">,
): Promise<Page<ManagedCollection>> {
  admin(visit);
  const { reader } = visit.db;
  const total = await store.countManaged(reader, visit.now, filter);
  const slice = { sort, order, limit, offset: (page - 1) * limit };
  const rows = await store.listManaged(reader, visit.now, filter, slice);
  const whole = new Map((await collectionsOf(visit, rows)).map((collection) => [collection._id, collection]));
  const items = rows.flatMap((row) => {
    const collection = whole.get(row.id);
    if (!collection) return [];
    const { images, videos, media, ...card } = collection;
    return [{ ...card, ...deskOf(row, visit.now), ...countsOf(collection) }];
  });
  return { items, total, page, pages: Math.ceil(total / limit) };
}

/** How many collections there are of each status. Refuses everybody but admins. */
export async function countCollections(visit: Visit, { category }: Input<"counts">) {
  admin(visit);
  const count = (status: "draft" | "published" | "trash") =>
    store.countManaged(visit.db.reader, visit.now, { category, status });
  const [draft, published, trashed] = [await count("draft"), await count("published"), await count("trash")];
  return { all: draft + published, draft, published, trash: trashed };
}

/** Puts one collection into the trash for 30 days. Refuses everybody but admins. */
export async function removeCollection(visit: Visit, { id }: { id: string }): Promise<{ msg: string }> {
  const { ids } = await trashCollections(visit, { ids: [id] });
  if (ids.length === 0) throw absentCollection();
  return { msg: "Collection removed" };
}

/** Puts collections into the trash for 30 days. Refuses everybody but admins. */
export async function trashCollections(visit: Visit, some: Some): Promise<Some> {
  const { id: deleterId } = admin(visit);
  const ids = await visit.write(async (queries, changed) => {
    const trashed = await trash.trashCollections(queries, some.ids, { now: visit.now, deleterId });
    if (trashed.length > 0) changed(...tagsOf(trashed));
    return trashed;
  });
  return { ids };
}

/** Takes collections out of the trash again, as they were. Refuses everybody but admins. */
export async function restoreCollections(visit: Visit, some: Some): Promise<Some> {
  admin(visit);
  const ids = await visit.write(async (queries, changed) => {
    const restored = await trash.restoreCollections(queries, some.ids);
    if (restored.length > 0) changed.stale(...tagsOf(restored));
    return restored;
  });
  return { ids };
}

/** Deletes collections in the trash for good, and their media where nothing else shows them. Refuses everybody but admins. */
export async function discardCollections(visit: Visit, { ids }: Some): Promise<Some> {
  admin(visit);
  return discarded(visit, ids);
}

/** Deletes for good what has been in the trash for 30 days. */
export async function purgeCollections(visit: Visit): Promise<void> {
  const since = new Date(Date.parse(visit.now) - daysInTrash * day).toISOString();
  for (;;) {
    const ids = await trash.collectionsTrashedUntil(visit.db.queries, since, mostAtOnce);
    if (ids.length === 0) return;
    await discarded(visit, ids);
  }
}

async function discarded(visit: Visit, ids: string[]): Promise<Some> {
  const removed = await visit.write((queries) => trash.discardCollections(queries, ids, visit.now));
  for (const mediaId of removed.media) await removeUnusedPicture(visit, mediaId);
  return { ids: removed.ids };
}

function tagsOf(ids: string[]): string[] {
  return ["photography", ...ids.map((id) => `collection:${id}`)];
}
