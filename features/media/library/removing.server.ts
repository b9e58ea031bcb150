import { day } from "#core/durations.ts";
import { AppError } from "#core/errors.ts";
import { m } from "#messages";
import { removeUnusedPicture } from "../pictures.server.ts";
import type { MediaUse } from "./contract.ts";
import { type Documents, entryWith, type MediaOperations, usesOf } from "./library.server.ts";
import * as store from "./store.server.ts";

export function removingOperations(
  documents: Documents,
): Pick<MediaOperations, "remove" | "removeUnused" | "counts"> {
  return {
    async remove(ctx, { id }, { media }) {
      await entryWith(ctx, id);
      if (!(await removeUnusedPicture(ctx, media, id))) throw inUse(await usesOf(ctx, documents, id));
      return { msg: m.adminMedia.fileRemoved() };
    },
    /** What was uploaded within a day stays: somebody may be writing the text that it is for. */
    async removeUnused(ctx, { ids }, { media }) {
      const removed: string[] = [];
      for (const id of await store.removableIds(ctx.db.reader, dayBefore(ctx.now), ids))
        if (await removeUnusedPicture(ctx, media, id)) removed.push(id);
      return { ids: removed };
    },
    async counts({ db, now }) {
      const counts = await store.countLibrary(db.reader, dayBefore(now));
      const removableBytes = Number(counts.removableBytes ?? 0);
      return { ...counts, unused: counts.all - counts.used, removableBytes };
    },
  };
}

function dayBefore(now: string): string {
  return new Date(Date.parse(now) - day).toISOString();
}

function inUse(uses: MediaUse[]): AppError {
  const [first] = uses;
  if (!first) return new AppError("not_found", m.adminMedia.noFile());
  return new AppError("conflict", m.adminMedia.inUse({ title: first.title, others: uses.length - 1 }));
}
