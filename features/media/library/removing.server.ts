import type { Context } from "#core/context.ts";
import { day } from "#core/durations.ts";
import { AppError } from "#core/errors.ts";
import type { MediaServices } from "#core/services.ts";
import { removeUnusedPicture } from "../pictures.server.ts";
import type { MediaCounts, MediaUse } from "./contract.ts";
import { type Documents, entryWith, usesOf } from "./library.server.ts";
import * as store from "./store.server.ts";

/** Deletes a picture or a video. Refuses while something uses it, and says what. */
export function removeMedia(documents: Documents) {
  return async (ctx: Context, { id }: { id: string }, { media }: MediaServices): Promise<{ msg: string }> => {
    await entryWith(ctx, id);
    if (!(await removeUnusedPicture(ctx, media, id))) throw inUse(await usesOf(ctx, documents, id));
    return { msg: "File removed" };
  };
}

/**
 * Deletes those of these that nothing uses (or the hundred oldest unused files) and answers with their ids. What was
 * uploaded within a day stays: somebody may be writing the text that it is for.
 */
export async function removeUnusedMedia(ctx: Context, { ids }: { ids?: string[] }, { media }: MediaServices) {
  const removed: string[] = [];
  const removable = await store.removableIds(ctx.db.reader, dayBefore(ctx.now), ids);
  for (const id of removable) {
    if (await removeUnusedPicture(ctx, media, id)) removed.push(id);
  }
  return { ids: removed };
}

export async function countLibrary(ctx: Context): Promise<MediaCounts> {
  const counts = await store.countLibrary(ctx.db.reader, dayBefore(ctx.now));
  return {
    ...counts,
    unused: counts.all - counts.used,
    removableBytes: Number(counts.removableBytes ?? 0),
  };
}

function dayBefore(now: string): string {
  return new Date(Date.parse(now) - day).toISOString();
}

function inUse(uses: MediaUse[]): AppError {
  const [first] = uses;
  if (!first) return new AppError("not_found", "There is no such file in the media library.");
  const others = uses.length - 1;
  const more = others === 0 ? "" : others === 1 ? " and one other" : ` and ${others} others`;
  return new AppError("conflict", `This file is in use: “${first.title}”${more}.`);
}
