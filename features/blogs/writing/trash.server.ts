import type { AdminContext, Context } from "#core/context.ts";
import type { MediaServices, MediaStore } from "#core/services.ts";
import { removeUnusedPicture } from "#features/media/pictures.server.ts";
import { removeFromIndex } from "#features/search/index.server.ts";
import { invalidateRemoved, invalidateSaved } from "../invalidation.server.ts";
import { textOf } from "../plain-text.server.ts";
import { tagsOf } from "../store.server.ts";
import { findBlog, indexBlog } from "./store.server.ts";
import * as store from "./trash.store.server.ts";

const kept = 30 * 24 * 3600 * 1000; // milliseconds
const atOnce = 100;

type Some = { ids: string[] };

/** Puts blogs into the trash, where they stay for 30 days with their comments and likes. */
export async function trashBlogs(ctx: AdminContext, { ids }: Some): Promise<Some> {
  const { id: deleterId } = ctx.actor;
  return { ids: await putIntoTrash(ctx, ids, deleterId) };
}

/** The same for whoever has been asked already whether they may. Answers with those that were not there yet. */
export async function putIntoTrash(ctx: Context, ids: string[], deleterId: string): Promise<string[]> {
  return ctx.write(async (queries, invalidate) => {
    const put = await store.putIntoTrash(queries, ids, { now: ctx.now, deleterId });
    await removeFromIndex(queries, "blog", put);
    invalidateRemoved(invalidate, put);
    return put;
  });
}

/** Takes blogs out of the trash again, as they were; a schedule that has passed meanwhile is none any more. */
export async function restoreBlogs(ctx: Context, { ids }: Some): Promise<Some> {
  return ctx.write(async (queries, invalidate) => {
    const taken = await store.takeFromTrash(queries, ctx.now, ids);
    for (const id of taken) {
      const blog = await findBlog(queries, id);
      if (!blog) continue;
      const tags = (await tagsOf(queries, [id])).map(({ label }) => label);
      await indexBlog(queries, blog, { tags, text: textOf(blog.content) });
      await invalidateSaved(invalidate, queries, ctx.now, { after: { ...blog, tags } });
    }
    return { ids: taken };
  });
}

/** Deletes blogs in the trash for good. */
export async function discardBlogs(ctx: Context, { ids }: Some, { media }: MediaServices): Promise<Some> {
  return { ids: await removeForGood(ctx, media, ids) };
}

/** Deletes for good what has been in the trash for 30 days. */
export async function purgeBlogs(ctx: Context, { media }: MediaServices): Promise<void> {
  const before = new Date(Date.parse(ctx.now) - kept).toISOString();
  for (;;) {
    const ids = await store.inTrashBefore(ctx.db.queries, before, atOnce);
    const removed = await removeForGood(ctx, media, ids);
    if (removed.length < atOnce) return;
  }
}

/** The pictures go last, and only those that nothing else needs. */
async function removeForGood(ctx: Context, media: MediaStore, ids: string[]): Promise<string[]> {
  const removed: string[] = [];
  for (const id of ids) {
    const pictures = await store.picturesOf(ctx.db.queries, id);
    const isRemoved = await ctx.write(async (queries, invalidate) => {
      invalidateRemoved(invalidate, [id]);
      return store.removeForGood(queries, ctx.now, id);
    });
    if (!isRemoved) continue;
    removed.push(id);
    for (const picture of pictures) await removeUnusedPicture(ctx, media, picture);
  }
  return removed;
}
