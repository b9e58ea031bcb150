import type { Context, Upload } from "#core/context.ts";
import { AppError, fieldError } from "#core/errors.ts";
import type { MediaStore } from "#core/services.ts";
import { BrokenReferenceError, type Changed } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import { m } from "#messages";
import type { Picture } from "./contract.ts";
import { decode } from "./decoding/decoder.server.ts";
import { requesterOf } from "./decoding/queue.server.ts";
import { listVersions } from "./files.store.server.ts";
import { type Description, keepPicture, type VisualFile } from "./keep.server.ts";
import { uploadLimits } from "./limits.ts";
import { findPictures, removeMediaFile, unusedAmong } from "./store.server.ts";
import { avifKeysOf, keysOf, mediaTag, storedPicture } from "./types/addresses.ts";
import { versionKeys } from "./types/file-addresses.ts";

/** The pictures with these ids, as far as they are kept here and ready. */
export async function knownPictures(queries: Queries, ids: string[]): Promise<Map<string, Picture>> {
  const rows = await findPictures(queries, ids);
  return new Map(rows.map((row) => [row.id, storedPicture({ ...row, caption: "" })]));
}

type PictureField = {
  /** The path of the picture's value in the input. */
  path: string;
  id: string | null | undefined;
  before?: string | null;
};

/** The error of a field whose new picture is not in the library. */
export async function pictureErrors(queries: Queries, { path, id, before }: PictureField) {
  if (!id || id === before || (await knownPictures(queries, [id])).has(id)) return [];
  return [{ path, msg: m.adminMedia.pictureGone() }];
}

/** Throws for a new picture that is not in the library. */
export async function checkPicture(queries: Queries, field: PictureField): Promise<void> {
  const [error] = await pictureErrors(queries, field);
  if (error) throw fieldError(error.path, error.msg);
}

/** Adds an uploaded picture to the media store. Refuses more than 10 MB, and what cannot be decoded. */
export async function addPicture(
  ctx: Context,
  media: MediaStore,
  { path, bytes, name }: Upload,
  description: Omit<Description, "name"> = {},
): Promise<VisualFile> {
  const { maxBytes, tooLarge } = uploadLimits.image;
  if (bytes > maxBytes) throw new AppError("too_large", tooLarge());
  return keepPicture(ctx, media, await decode("picture", path, requesterOf(ctx)), { ...description, name });
}

/** Removes the rows of those files that nothing uses. Returns the keys of each, to be removed after the commit. */
export async function removeUnused(queries: Queries, invalidate: Changed, ids: Iterable<string>) {
  const removed: string[][] = [];
  for (const id of await unusedAmong(queries, [...ids])) {
    const versions = await listVersions(queries, id);
    const row = await removeMediaFile(queries, id);
    invalidate(mediaTag(id));
    if (row) removed.push([...keysOf(row), ...avifKeysOf(row), ...versions.flatMap(versionKeys)]);
  }
  return removed;
}

/** Removes the row first, so that none is without its files. False if something uses the file. */
export async function removeUnusedPicture(ctx: Context, media: MediaStore, id: string): Promise<boolean> {
  try {
    const removed = await ctx.write((queries, invalidate) => removeUnused(queries, invalidate, [id]));
    for (const key of removed.flat()) await media.remove(key);
    return removed.length > 0;
  } catch (error) {
    if (error instanceof BrokenReferenceError) return false;
    throw error;
  }
}
