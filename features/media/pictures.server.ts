import type { Context, Upload } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { MediaStore } from "#core/services.ts";
import { BrokenReferenceError } from "#db/client.ts";
import type { MediaFileTable } from "#db/schema.ts";
import { keysOf } from "./addresses.ts";
import { decode } from "./decoding/decoder.server.ts";
import type { PreparedPicture } from "./decoding/pipeline.server.ts";
import type { Turn } from "./decoding/turns.server.ts";
import { type Description, keepFile, newFile } from "./keep.server.ts";
import { uploadLimits } from "./limits.ts";
import { removeMediaFile } from "./store.server.ts";

/**
 * Adds an uploaded picture to the media store. Refuses more than 10 MB, and what `preparePicture` refuses; HEIC in a
 * sentence of its own.
 */
export async function addPicture(
  ctx: Context,
  media: MediaStore,
  { path, bytes, name }: Upload,
  description: Omit<Description, "name"> = {},
): Promise<MediaFileTable> {
  const { mostBytes, tooLarge } = uploadLimits.image;
  if (bytes > mostBytes) throw new AppError("too_large", tooLarge);
  const turn = { memberId: ctx.actor?.id, urgent: true, signal: ctx.signal };
  return keepPicture(ctx, media, await preparePicture(path, turn), { ...description, name });
}

/**
 * Turns a picture (a path, or its bytes) upright and re-encodes it as WebP in up to five widths, without metadata.
 * Takes JPEG, PNG, WebP, GIF and AVIF by their bytes, never SVG. Refuses damaged pictures, and those of more than
 * 50 megapixels or that take too much memory.
 */
export async function preparePicture(picture: Buffer | string, turn?: Turn): Promise<PreparedPicture> {
  return decode("picture", picture, turn);
}

/** The same for the middle square of a picture of a person. */
export async function prepareAvatar(picture: Buffer | string, turn?: Turn): Promise<PreparedPicture> {
  return decode("avatar", picture, turn);
}

export async function keepPicture(
  ctx: Context,
  media: MediaStore,
  { sizes, ...picture }: PreparedPicture,
  description: Description = {},
): Promise<MediaFileTable> {
  const contents = sizes.map(({ bytes }) => bytes);
  const bytes = contents.reduce((sum, { length }) => sum + length, 0);
  const row = newFile(ctx, description, { ...picture, kind: "image", contentType: "image/webp", bytes });
  return keepFile(ctx, media, row, contents);
}

/**
 * Removes a picture or a video: the row first and the files last, so that no row is without its files. Returns false
 * if something uses it.
 */
export async function removeUnusedPicture(ctx: Context, media: MediaStore, id: string): Promise<boolean> {
  try {
    const row = await ctx.write((queries) => removeMediaFile(queries, id));
    if (row) for (const key of keysOf(row)) await media.remove(key);
    return row !== undefined;
  } catch (error) {
    if (error instanceof BrokenReferenceError) return false;
    throw error;
  }
}
