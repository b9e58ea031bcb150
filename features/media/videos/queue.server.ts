import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import type { Log } from "#core/context.ts";
import type { MediaStore, VideoQueue } from "#core/services.ts";
import type { Database } from "#db/client.ts";
import type { MediaFileTable } from "#db/schema.ts";
import { contentTypeOf, keysOf } from "../addresses.ts";
import * as store from "../store.server.ts";
import { type PreparedFile, prepareVideo } from "./prepare.server.ts";

const day = 24 * 3600 * 1000; // milliseconds

type Options = { db: Database; media: MediaStore; log: Log; clock(): Date; folder: string; ffmpeg?: string };

/**
 * Prepares videos in the background, one at a time: MP4 for every browser, without metadata, with a still picture.
 * Until then an original is in a folder that is not served.
 */
export function openVideoQueue({ db, media, log, clock, folder, ffmpeg }: Options): VideoQueue {
  const stopping = new AbortController();
  const waiting = new Set<string>();
  const inTurn = pLimit(1);
  let last: Promise<unknown> = Promise.resolve();

  function enqueue(id: string): void {
    if (waiting.has(id)) return;
    waiting.add(id);
    last = inTurn(() => prepare(id)).catch((error) => {
      log.error({ err: error, media: id }, "a video could not be settled");
    });
  }

  async function prepare(id: string): Promise<void> {
    if (stopping.signal.aborted) return;
    const workFolder = join(folder, id, `work-${randomBytes(4).toString("hex")}`);
    try {
      const row = await store.findProcessing(db.queries, id);
      if (!row) return;
      await mkdir(workFolder);
      const original = join(folder, id, "original");
      await finish(row, await prepareVideo({ original, workFolder, ffmpeg }, stopping.signal));
    } catch (error) {
      if (stopping.signal.aborted) return;
      log.warn({ err: error, media: id }, "a video could not be prepared");
      await settle(id, { status: "failed", bytes: 0 });
    } finally {
      waiting.delete(id);
      await rm(stopping.signal.aborted ? workFolder : join(folder, id), { recursive: true, force: true });
    }
  }

  /** Writes the files first and the row last; if the row is gone by then, removes the files. */
  async function finish(row: MediaFileTable, { path, poster, ...video }: PreparedFile): Promise<void> {
    const posterWidth = poster?.sizes.at(-1)?.width ?? null;
    // Only what is new: the file may have been described since the row was read.
    const values = { ...video, placeholder: poster?.placeholder ?? row.placeholder, posterWidth };
    const ready = { ...row, ...values };
    const stills = poster?.sizes.map((size) => size.bytes) ?? [];
    const bytes = stills.reduce((sum, { length }) => sum + length, video.bytes);
    const keys = keysOf(ready);
    let isKept = false;
    try {
      for (const [index, key] of keys.entries()) {
        const content = index === 0 ? createReadStream(path) : (stills[index - 1] ?? Buffer.alloc(0));
        await media.write(key, content, contentTypeOf(ready, key));
      }
      isKept = await settle(row.id, { ...values, bytes, status: "ready" });
    } finally {
      if (!isKept) for (const key of keys) await media.remove(key);
    }
  }

  async function settle(id: string, values: Partial<MediaFileTable>): Promise<boolean> {
    return db.write(async (queries, invalidate) => {
      const isKept = await store.settleVideo(queries, id, values);
      const collections = isKept ? await store.collectionsWith(queries, id) : [];
      if (collections.length > 0)
        invalidate.stale("photography", ...collections.map((collection) => `collection:${collection}`));
      return isKept;
    });
  }

  return {
    converts: ffmpeg !== undefined,
    async keep(id, path) {
      await mkdir(join(folder, id), { recursive: true });
      await move(path, join(folder, id, "original"));
    },
    begin: enqueue,
    async drop(id) {
      await rm(join(folder, id), { recursive: true, force: true });
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
