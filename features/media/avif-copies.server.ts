import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import type { Context } from "#core/context.ts";
import { hour } from "#core/durations.ts";
import { isAppError } from "#core/errors.ts";
import type { AvifCopies, MediaStore } from "#core/services.ts";
import { addJob, type Outcome, openQueue } from "#features/jobs/queue.server.ts";
import { m } from "#messages";
import { decode } from "./decoding/decoder.server.ts";
import { findImage } from "./store.server.ts";
import { avifKeysOf, keysOf } from "./types/addresses.ts";

const queue = "avif copies";

type Options = { context(): Context; media: MediaStore; isOn: boolean };

/**
 * Makes the AVIF copies of pictures, one at a time, and only those that readers have requested. A copy is stored beside
 * its WebP file. One that is not smaller is stored without bytes.
 */
export function openAvifCopies({ context, media, isOn }: Options): AvifCopies {
  const requested = new LRUCache<string, true>({ max: 10_000, ttl: hour });
  const copies = openQueue({
    name: queue,
    context,
    work: (ctx, key) => make(ctx, media, key),
    thrown: m.adminMedia.copyFailed,
    atOnce: 1,
  });

  async function add(key: string): Promise<void> {
    const { db, now, write } = context();
    if (!(await isWanted(db.queries, key))) return;
    await write((queries) => addJob(queries, { queue, id: key, dueAt: now }, now));
    copies.wake();
  }

  return {
    ...copies,
    request(key) {
      if (!isOn || requested.has(key)) return;
      requested.set(key, true);
      add(key).catch((err) => context().log.warn({ err, key }, "a picture gets its smaller copy later"));
    },
    resume: async () => (isOn ? copies.resume() : undefined),
  };
}

async function isWanted(queries: Context["db"]["queries"], key: string) {
  const row = await findImage(queries, key.split("/")[0] ?? "");
  return row && avifKeysOf(row).includes(key) ? row : undefined;
}

async function make({ db: { queries } }: Context, media: MediaStore, key: string): Promise<Outcome> {
  const row = await isWanted(queries, key);
  if (!row || (await media.size(key)) !== null) return {};
  const largest = keysOf({ ...row, contentType: "", posterWidth: null }).at(-1) ?? "";
  const picture = await buffer(await media.read(largest));
  const width = Number.parseInt(key.split("/")[1] ?? "", 10);
  const copy = await decode("avifCopy", { picture, width }).catch((error) => {
    if (isAppError(error) && error.code === "too_large") return Buffer.alloc(0); // WebP will do
    throw error;
  });
  const max = (await media.size(key.replace(/avif$/, "webp"))) ?? 0;
  await media.write(key, copy.length < max ? copy : Buffer.alloc(0), "image/avif");
  if (!(await findImage(queries, row.id))) await media.remove(key); // the picture was deleted in the meantime
  return {};
}
