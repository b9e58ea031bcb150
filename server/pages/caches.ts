import type { Services } from "#core/services.ts";
import { everything } from "#features/purges/cache-tags.ts";
import { memoryLimit } from "../memory.ts";
import { pageCache } from "./cache.ts";

const mebibyte = 1024 * 1024;
const share = 1 / 8; // of the memory that the process may use
const min = 16 * mebibyte;
const max = 512 * mebibyte;

/** Caches that drop what a write changes, here or in another process. */
export function openCaches({ clock, db, settings }: Services, pageCacheMb: number | undefined) {
  const sizes = cacheSizes(pageCacheMb);
  const open = (maxBytes: number) => pageCache({ maxBytes, clock, isListening: db.isListening });
  const [pages, answers, pictures] = [open(sizes.pages), open(sizes.answers), open(sizes.pictures)];
  const exports = open(sizes.exports); // the names of files
  const all = [pages, answers, pictures, exports];
  const stop = db.onChange((change) => {
    for (const cache of all) cache.invalidate(change);
  });
  settings.onReload(() => {
    for (const cache of all) cache.invalidate({ gone: [], stale: [everything] });
  });
  return { pages, answers, pictures, exports, stop };
}

/** Bytes: as configured, else a share of the available memory. */
export function cacheSizes(megabytes: number | undefined, memory = memoryLimit()) {
  const pages = megabytes ? megabytes * mebibyte : Math.min(max, Math.max(min, Math.floor(memory * share)));
  const beside = (largest: number) => Math.min(largest * mebibyte, Math.ceil(pages / 4));
  return { pages, pictures: beside(24), answers: beside(32), exports: beside(16) };
}
