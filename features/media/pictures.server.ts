import type { Context } from "#core/context.ts";
import { newId } from "#core/ids.ts";
import type { MediaStore } from "#core/services.ts";
import { BrokenReferenceError } from "#db/client.ts";
import type { MediaFileTable } from "#db/schema.ts";
import { keysOf, type LocalDraft } from "./addresses.ts";
import { decode } from "./decoding/decoder.server.ts";
import type { PreparedPicture } from "./decoding/pipeline.server.ts";
import type { Turn } from "./decoding/turns.server.ts";
import { addMediaFile, isShown, removeMediaFile, removeUnusedFile } from "./store.server.ts";

/** What is known of a file besides its bytes. */
export type Described = { alt?: string; decorative?: boolean; name?: string };

const contentType = "image/webp";

/**
 * Reads a picture (a path, or its bytes) by what it is (JPEG, PNG, WebP, GIF, AVIF; never SVG), turns it upright
 * and writes it anew in up to five widths. Nothing of the original is kept, so neither is where and with what it
 * was taken. Refuses what is not a picture, is damaged, has more than 50 megapixels or takes too much memory.
 */
export async function preparePicture(picture: Buffer | string, turn?: Turn): Promise<PreparedPicture> {
  return decode("picture", picture, turn);
}

/** The same for a person: the middle square of the picture. */
export async function prepareAvatar(picture: Buffer | string, turn?: Turn): Promise<PreparedPicture> {
  return decode("avatar", picture, turn);
}

/** Takes a picture or a video away: the row first and the files last, so that no row is without its files. */
export async function removePicture(ctx: Context, media: MediaStore, id: string): Promise<void> {
  const row = await ctx.write((queries) => removeMediaFile(queries, id));
  if (row) await removeFiles(media, row);
}

/** The same, unless something needs it, be it since this moment. Answers whether it is gone. */
export async function removeUnusedPicture(ctx: Context, media: MediaStore, id: string): Promise<boolean> {
  if (await isShown(ctx.db.queries, id)) return false;
  try {
    const row = await ctx.write((queries) => removeUnusedFile(queries, id));
    if (row) await removeFiles(media, row);
    return row !== undefined;
  } catch (error) {
    if (error instanceof BrokenReferenceError) return false;
    throw error;
  }
}

async function removeFiles(media: MediaStore, row: LocalDraft): Promise<void> {
  for (const key of keysOf(row)) await media.remove(key);
}

/** Keeps a prepared picture: the files first and the row last, so that no row is without its files. */
export async function keepPicture(
  ctx: Context,
  media: MediaStore,
  picture: PreparedPicture,
  { alt = "", decorative = false, name = "" }: Described = {},
): Promise<MediaFileTable> {
  const id = newId(Date.parse(ctx.now));
  const row: MediaFileTable = {
    id,
    kind: "image",
    status: "ready",
    contentType,
    bytes: picture.sizes.reduce((sum, size) => sum + size.bytes.length, 0),
    width: picture.width,
    height: picture.height,
    placeholder: picture.placeholder,
    alt,
    decorative: decorative ? 1 : 0,
    name,
    uploaderId: ctx.actor?.id ?? null,
    createdAt: ctx.now,
    posterWidth: null,
  };
  try {
    for (const { width, bytes } of picture.sizes) {
      await media.write(`${id}/${width}.webp`, bytes, contentType);
    }
    await ctx.write((queries) => addMediaFile(queries, row));
  } catch (error) {
    await removeFiles(media, row).catch(() => {}); // what failed is what is told
    throw error;
  }
  return row;
}
