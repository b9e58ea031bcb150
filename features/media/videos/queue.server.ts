import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "#core/context.ts";
import type { MediaStore, VideoQueue } from "#core/services.ts";
import type { Database } from "#db/client.ts";
import type { MediaFileTable } from "#db/schema.ts";
import { keysOf } from "../addresses.ts";
import type { PreparedPicture } from "../decoding/pipeline.server.ts";
import { isFilm, kindOf } from "../file-type.server.ts";
import { preparePicture } from "../pictures.server.ts";
import * as store from "../store.server.ts";
import { damaged } from "./boxes.server.ts";
import { type Cleaned, cleaned } from "./cleaning.server.ts";
import { convert, takeStill } from "./ffmpeg.server.ts";

const day = 24 * 3600 * 1000; // milliseconds

type Means = { db: Database; media: MediaStore; log: Log; clock(): Date; folder: string; ffmpeg?: string };

/**
 * Makes videos ready, one at a time and behind the backs of readers: MP4 that every browser plays, without what the
 * camera wrote, with a still picture. Until then an original lies in a folder from which nothing is served.
 */
export function openVideoQueue({ db, media, log, clock, folder, ffmpeg }: Means): VideoQueue {
  const stopping = new AbortController();
  const waiting = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  function enqueue(id: string): void {
    if (waiting.has(id)) return;
    waiting.add(id);
    last = last
      .then(() => makeReady(id))
      .catch((error) => {
        log.error({ err: error, media: id }, "a video could not be looked after");
      });
  }

  async function makeReady(id: string): Promise<void> {
    if (stopping.signal.aborted) return;
    const bench = join(folder, id, `work-${randomBytes(4).toString("hex")}`);
    try {
      const row = await store.findProcessing(db.queries, id);
      if (row) await finish(row, await prepared(id, bench));
    } catch (error) {
      if (stopping.signal.aborted) return;
      log.warn({ err: error, media: id }, "a video could not be prepared");
      await settle(id, { status: "failed", bytes: 0 });
    } finally {
      waiting.delete(id);
      await rm(stopping.signal.aborted ? bench : join(folder, id), { recursive: true, force: true });
    }
  }

  async function prepared(id: string, bench: string): Promise<Prepared> {
    const original = join(folder, id, "original");
    await mkdir(bench);
    if (!ffmpeg) return { path: original, ...(await cleaned(original)), poster: undefined };
    const kind = await kindOf(original);
    if (!isFilm(kind)) throw damaged("no video");
    const path = join(bench, "film.mp4");
    await convert({ ffmpeg, from: original, kind, to: path }, stopping.signal);
    const film = await cleaned(path);
    const still = join(bench, "still.png"); // a video of which not one picture can be seen is none
    await takeStill({ ffmpeg, from: path, to: still }, stopping.signal);
    return { path, ...film, poster: await preparePicture(still) };
  }

  /** Files first and the row last; where the row has gone meanwhile, the files go too. */
  async function finish(row: MediaFileTable, { path, poster, ...film }: Prepared): Promise<void> {
    const { width, height, contentType } = film;
    const posterWidth = poster?.sizes.at(-1)?.width ?? null;
    const placeholder = poster?.placeholder ?? row.placeholder;
    const ready = { ...row, width, height, contentType, placeholder, posterWidth };
    const keys = keysOf(ready);
    let isKept = false;
    try {
      let bytes = (await stat(path)).size;
      await media.write(keys[0] ?? "", createReadStream(path), contentType);
      for (const [index, size] of (poster?.sizes ?? []).entries()) {
        await media.write(keys[index + 1] ?? "", size.bytes, "image/webp");
        bytes += size.bytes.length;
      }
      isKept = await settle(row.id, { ...ready, bytes, status: "ready" });
    } finally {
      if (!isKept) for (const key of keys) await media.remove(key);
    }
  }

  async function settle(id: string, values: Partial<MediaFileTable>): Promise<boolean> {
    return db.write(async (queries, invalidate) => {
      const isKept = await store.settleVideo(queries, id, values);
      const shown = await store.collectionsWith(queries, id);
      if (isKept && shown.length > 0)
        invalidate.stale("photography", ...shown.map((name) => `collection:${name}`));
      return isKept;
    });
  }

  return {
    converts: ffmpeg !== undefined,
    async keep(id, path) {
      await mkdir(join(folder, id), { recursive: true });
      await moved(path, join(folder, id, "original"));
    },
    begin: enqueue,
    async drop(id) {
      await rm(join(folder, id), { recursive: true, force: true });
    },
    async resume() {
      const rows = await store.listProcessing(db.queries);
      const here = new Map<string, number>();
      for (const id of await readdir(folder).catch(() => [])) {
        const original = await stat(join(folder, id, "original")).catch(() => undefined);
        here.set(id, original?.mtimeMs ?? 0);
      }
      const before = clock().getTime() - day;
      for (const { id, createdAt } of rows) {
        if (here.get(id)) enqueue(id);
        // With several machines, the original may wait at another; but not for ever.
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

type Prepared = Cleaned & { path: string; poster: PreparedPicture | undefined };

/** From the place of uploads, which may be another disk. */
async function moved(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error) => {
    if (error.code !== "EXDEV") throw error;
    await copyFile(from, to);
  });
}
