import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "#core/context.ts";
import { day } from "#core/durations.ts";
import { makeProcessFolder, removeOrphans } from "#core/process-folders.ts";
import type { MediaStore, VideoQueue } from "#core/services.ts";
import type { Queries } from "#db/engine.ts";
import type { MediaFileTable } from "#db/schema.ts";
import { addJob, later, type Outcome, openQueue, planMissing } from "#features/jobs/queue.server.ts";
import { m, unworded } from "#messages";
import { invalidateShowing } from "../alternative-texts.server.ts";
import { type PreparedVideo, videoFiles, writeFiles } from "../keep.server.ts";
import * as store from "../store.server.ts";
import { prepareVideo } from "./prepare.server.ts";

const queue = "videos";
const maxAttempts = 10; // a video may end each process that tries it
const workFolders = "work-";

/** The key of an original. Names with a dot are not served. */
const originalOf = (id: string) => `.incoming/${id}/original`;

type Options = {
  /** Called for each run, so that it has the current time. */
  context(): Context;
  media: MediaStore;
  /** For what one conversion needs. */
  folder: string;
  ffmpeg?: string;
};

/**
 * Prepares videos in the background, in one of the nodes, one at a time in each: MP4 for every browser, without metadata,
 * with a still picture. Until then the original is in the media store, where it is not served.
 */
export function openVideoQueue({ context, media, folder, ffmpeg }: Options): VideoQueue {
  const stopping = new AbortController();
  const jobs = openQueue({
    name: queue,
    context,
    work: prepare,
    thrown: m.adminMedia.videoNotStored,
    isNeverGivenUp: true,
    atOnce: 1,
  });

  async function prepare(ctx: Context, id: string, attempts: number): Promise<Outcome> {
    const row = await store.findProcessing(ctx.db.queries, id);
    if (row && attempts > maxAttempts) await settle(ctx, id, failed);
    else if (row && (await media.size(originalOf(id))) === null) {
      if (mayComeLater(ctx, row)) return { problem: unworded(m.adminMedia.originalMissing) };
      await settle(ctx, id, failed);
    } else if (row) {
      try {
        await convert(ctx, row);
      } catch (error) {
        if (stopping.signal.aborted) return { dueAt: ctx.now };
        throw error;
      }
    }
    await media.remove(originalOf(id));
    return {};
  }

  async function convert(ctx: Context, row: MediaFileTable): Promise<void> {
    const workFolder = await makeProcessFolder(folder, workFolders);
    try {
      const original = await media.localCopy(originalOf(row.id), workFolder);
      const prepared = await prepareVideo({ original, workFolder, ffmpeg }, stopping.signal).catch((err) => {
        if (stopping.signal.aborted) throw err;
        ctx.log.warn({ err, media: row.id }, "a video could not be prepared");
      });
      if (prepared) await keep(ctx, row, prepared);
      else await settle(ctx, row.id, failed);
    } finally {
      await rm(workFolder, { recursive: true, force: true });
    }
  }

  async function keep(ctx: Context, { id }: MediaFileTable, prepared: PreparedVideo): Promise<void> {
    const row = await store.findProcessing(ctx.db.queries, id);
    if (!row) return; // deleted, or done by a node that took over
    const { values, contents } = videoFiles(prepared);
    // Saves only what is new: the file may have been described since the row was read.
    await writeFiles(media, { ...row, ...values }, contents(), async () => {
      if (await settle(ctx, id, { ...values, status: "ready" })) return true;
      const [other] = await store.findVideos(ctx.db.queries, [id]);
      return other !== undefined; // the same files are needed by its row
    });
  }

  async function resume(): Promise<void> {
    const { db, now, write } = context();
    const ids = (await store.listProcessing(db.queries)).map(({ id }) => id);
    // Until 1.0.0, originals were here, and videos had no jobs.
    for (const id of ids) {
      const original = join(folder, id, "original");
      if (existsSync(original)) await media.take(originalOf(id), original);
      await rm(join(folder, id), { recursive: true, force: true });
    }
    const planned = ids.map((id) => ({ queue, id, dueAt: now }));
    await planMissing(db.queries, write, planned, now);
    await removeOrphans(folder, "");
    await removeOrphans(folder, workFolders);
    await jobs.resume();
  }

  return {
    ffmpeg,
    async add(id, path, save) {
      const { now, write } = context();
      // Removes the original if this process ends before the row is saved.
      await write((db) => addJob(db, { queue, id, dueAt: later(now, day) }, now));
      const start = (db: Queries) => addJob(db, { queue, id, dueAt: now }, now);
      try {
        await media.take(originalOf(id), path);
        await write(async (db) => {
          await save(db);
          await start(db);
        });
      } catch (error) {
        await write(start).catch(() => {}); // report the first error
        throw error;
      } finally {
        jobs.wake();
      }
    },
    resume,
    wake: jobs.wake,
    idle: jobs.idle,
    async close() {
      stopping.abort();
      await jobs.close();
    },
  };
}

const failed = { status: "failed", bytes: 0 } as const;

/** False if the row is gone, or another node has settled it. */
async function settle({ write }: Context, id: string, values: Partial<MediaFileTable>): Promise<boolean> {
  return write(async (queries, invalidate) => {
    const isKept = await store.settleVideo(queries, id, values);
    if (isKept) await invalidateShowing(queries, invalidate, id);
    return isKept;
  });
}

/** A node of version 1.0.0 keeps its originals for itself. Those of an upgraded one are taken over when it starts. */
function mayComeLater({ db, now }: Context, { createdAt }: MediaFileTable): boolean {
  return db.engine.name === "postgres" && createdAt > later(now, -day);
}
