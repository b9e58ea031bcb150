import type { Readable } from "node:stream";
import type { Context } from "#core/context.ts";
import { newId } from "#core/ids.ts";
import type { MediaStore } from "#core/services.ts";
import type { MediaFileTable } from "#db/schema.ts";
import { contentTypeOf, keysOf } from "./addresses.ts";
import { addMediaFile } from "./store.server.ts";

/** The metadata of a file. */
export type Description = { alt?: string; decorative?: boolean; name?: string };

type FileValues = Pick<MediaFileTable, "kind" | "contentType" | "placeholder"> & Partial<MediaFileTable>;

export function newFile(
  ctx: Context,
  { alt = "", decorative = false, name = "" }: Description,
  values: FileValues,
): MediaFileTable {
  return {
    id: newId(Date.parse(ctx.now)),
    status: "ready",
    bytes: 0,
    width: 0,
    height: 0,
    alt,
    decorative: decorative ? 1 : 0,
    name,
    uploaderId: ctx.actor?.id ?? null,
    createdAt: ctx.now,
    posterWidth: null,
    ...values,
  };
}

/** Writes the files in the order of their keys, then the row, so that no row is without its files. */
export async function keepFile(
  ctx: Context,
  media: MediaStore,
  row: MediaFileTable,
  contents: (Buffer | Readable)[],
): Promise<MediaFileTable> {
  const keys = keysOf(row);
  try {
    for (const [index, key] of keys.entries()) {
      await media.write(key, contents[index] ?? Buffer.alloc(0), contentTypeOf(row, key));
    }
    await ctx.write((queries) => addMediaFile(queries, row));
    return row;
  } catch (error) {
    for (const key of keys) await media.remove(key).catch(() => {}); // report the first error
    throw error;
  }
}
