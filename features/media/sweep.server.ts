import type { Context } from "#core/context.ts";
import { day } from "#core/durations.ts";
import type { MediaStore } from "#core/services.ts";
import { filesOf } from "./archive.server.ts";
import { listMediaFiles } from "./store.server.ts";

const ours = /^(?:\.incoming\/)?([\da-f]{24})\//; // other files in the folder are ignored
const isPart = (key: string) => key.includes("/."); // of a process that was killed

/**
 * Compares the media store with the rows, and deletes stray files on request. A file younger than
 * a day is left alone: its row may be about to be written. `missing` files have a row and no file, `stray` files no row.
 */
export async function sweepMedia(ctx: Context, media: MediaStore, { remove }: { remove: boolean }) {
  const before = new Date(Date.parse(ctx.now) - day).toISOString();
  const old: string[] = [];
  for await (const { key, modifiedAt } of media.list()) {
    if (ours.test(key) && modifiedAt < before) old.push(key);
  }
  const { queries } = ctx.db;
  const rows = new Set((await listMediaFiles(queries)).map(({ id }) => id));
  const stray = old.filter((key) => isPart(key) || !rows.has(ours.exec(key)?.[1] ?? "")).sort();
  const missing: string[] = [];
  for (const { key } of await filesOf(queries, media)) {
    if ((await media.size(key)) === null) missing.push(key);
  }
  if (remove) for (const key of stray) await media.remove(key);
  return { missing, stray };
}
