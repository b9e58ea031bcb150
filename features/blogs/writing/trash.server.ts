import { admin } from "#core/actor.ts";
import type { Visit } from "#core/context.ts";
import { removeUnusedPicture } from "#features/media/pictures.server.ts";
import { invalidateRemoved, invalidateSaved } from "../invalidation.server.ts";
import * as store from "./trash.store.server.ts";

const kept = 30 * 24 * 3600 * 1000; // milliseconds
const atOnce = 100;

type Some = { ids: string[] };

/** Puts blogs into the trash, where they stay for 30 days with their comments and likes. */
export async function trashBlogs(visit: Visit, { ids }: Some): Promise<Some> {
  const { id: deleterId } = admin(visit);
  return { ids: await putIntoTrash(visit, ids, deleterId) };
}

/** The same for whoever has been asked already whether they may. Answers with those that were not there yet. */
export async function putIntoTrash(visit: Visit, ids: string[], deleterId: string): Promise<string[]> {
  return visit.write(async (queries, changed) => {
    const put = await store.putIntoTrash(queries, ids, { now: visit.now, deleterId });
    invalidateRemoved(changed, put);
    return put;
  });
}

/** Takes blogs out of the trash again, as they were; a schedule that has passed meanwhile is none any more. */
export async function restoreBlogs(visit: Visit, { ids }: Some): Promise<Some> {
  admin(visit);
  return visit.write(async (queries, changed) => {
    const taken = await store.takeFromTrash(queries, visit.now, ids);
    for (const blog of await store.blogsAmong(queries, taken)) {
      await invalidateSaved(changed, queries, visit.now, { after: { ...blog, tags: [] } });
    }
    return { ids: taken };
  });
}

/** Deletes blogs in the trash for good. */
export async function discardBlogs(visit: Visit, { ids }: Some): Promise<Some> {
  admin(visit);
  return { ids: await removeForGood(visit, ids) };
}

/** Deletes for good what has been in the trash for 30 days. */
export async function purgeBlogs(visit: Visit): Promise<void> {
  const before = new Date(Date.parse(visit.now) - kept).toISOString();
  for (;;) {
    const ids = await store.inTrashBefore(visit.db.queries, before, atOnce);
    const removed = await removeForGood(visit, ids);
    if (removed.length < atOnce) return;
  }
}

/** The pictures go last, and only those that nothing else needs. */
async function removeForGood(visit: Visit, ids: string[]): Promise<string[]> {
  const removed: string[] = [];
  for (const id of ids) {
    const pictures = await store.picturesOf(visit.db.queries, id);
    const isRemoved = await visit.write(async (queries, changed) => {
      invalidateRemoved(changed, [id]);
      return store.removeForGood(queries, visit.now, id);
    });
    if (!isRemoved) continue;
    removed.push(id);
    for (const picture of pictures) await removeUnusedPicture(visit, picture);
  }
  return removed;
}
