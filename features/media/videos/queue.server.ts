import { randomBytes } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "#core/context.ts";
import { day } from "#core/durations.ts";
import type { MediaStore, VideoQueue } from "#core/services.ts";
import type { Database } from "#db/client.ts";
import type { MediaFileTable } from "#db/schema.ts";
import { invalidateShowing } from "../alternative-texts.server.ts";
import { videoFiles, writeFiles } from "../keep.server.ts";
import * as store from "../store.server.ts";
import { prepareVideo } from "./prepare.server.ts";

type Options = { db: Database; media: MediaStore; log: Log; clock(): Date; folder: string; ffmpeg?: string };

/**
 * Prepares videos in the background, one at a time: MP4 for every browser, without metadata, with a still picture.
 * Until then an original is in a folder that is not served.
 */
export function openVideoQueue({ db, media, log, clock, folder, ffmpeg }: Options): VideoQueue {
  const stopping = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  function enqueue(id: string): void {
    last = last
      .then(() => prepare(id))
      .catch((error) => log.error({ err: error, media: id }, "a video could not be settled"));
  }

  async function prepare(id: string): Promise<void> {
    if (stopping.signal.aborted) return;
    const workFolder = join(folder, id, `work-${randomBytes(4).toString("hex")}`);
    try {
      const row = await store.findProcessing(db.queries, id);
      if (!row) return;
      await mkdir(workFolder);
      const original = join(folder, id, "original");
      const prepared = await prepareVideo({ original, workFolder, ffmpeg }, stopping.signal);
      const { values, contents } = videoFiles(prepared);
      // Saves only what is new: the file may have been described since the row was read.
      await writeFiles(media, { ...row, ...values }, contents(), () =>
        settle(id, { ...values, status: "ready" }),
      );
    } catch (error) {
      if (stopping.signal.aborted) return;
      log.warn({ err: error, media: id }, "a video could not be prepared");
      await settle(id, { status: "failed", bytes: 0 });
    } finally {
      await rm(stopping.signal.aborted ? workFolder : join(folder, id), { recursive: true, force: true });
    }
  }

  /** False if the row is gone. */
  async function settle(id: string, values: Partial<MediaFileTable>): Promise<boolean> {
    return db.write(async (queries, invalidate) => {
      const isKept = await store.settleVideo(queries, id, values);
      if (isKept) await invalidateShowing(queries, invalidate, id);
      return isKept;
    });
  }

  return {
    ffmpeg,
    async add(id, path, save) {
      await mkdir(join(folder, id), { recursive: true });
      try {
        await move(path, join(folder, id, "original"));
        await save();
      } catch (error) {
        await rm(join(folder, id), { recursive: true, force: true });
        throw error;
      }
      enqueue(id);
    },
    async resume() {
      const rows = await store.listProcessing(db.queries);
      const here = await originalsIn(folder);
      const before = clock().getTime() - day;
      for (const { id, createdAt } of rows) {
        if (here.get(id)) enqueue(id);
        // With several machines, the original may wait for a day at another one.
        else if (db.engine.name === "sqlite" || Date.parse(createdAt) < before)
          await settle(id, { status: "failed", bytes: 0 });
      }
      const known = new Set(rows.map(({ id }) => id));
      for (const [id, time] of here) {
        if (!known.has(id) && time < before) await rm(join(folder, id), { recursive: true, force: true });
      }
    },
    async idle() {
      for (let seen: unknown; seen !== last; ) {
        seen = last;
        await last;
      }
    },
    async close() {
      stopping.abort();
      await last;
    },
  };
}

/** When the original of each video was written, in milliseconds; 0 where it is lost. */
async function originalsIn(folder: string): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const id of await readdir(folder).catch(() => [])) {
    const original = await stat(join(folder, id, "original")).catch(() => undefined);
    times.set(id, original?.mtimeMs ?? 0);
  }
  return times;
}

/** Copies if the folder of uploads is on another disk. */
async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error) => {
    if (error.code !== "EXDEV") throw error;
    await copyFile(from, to);
  });
}
