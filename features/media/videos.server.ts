import { createReadStream } from "node:fs";
import type { Context, Upload } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import type { MediaServices, MediaStore, VideoQueue } from "#core/services.ts";
import type { MediaFileTable } from "#db/schema.ts";
import { keysOf } from "./addresses.ts";
import type { PreparedPicture } from "./decoding/pipeline.server.ts";
import { isFilm, kindOf } from "./file-type.server.ts";
import type { Described } from "./pictures.server.ts";
import { addMediaFile } from "./store.server.ts";
import { cleaned } from "./videos/cleaning.server.ts";

/** A video that every browser plays (MP4, H.264) and that says nothing of where it was made; size in pixels. */
export type PreparedVideo = { width: number; height: number; bytes: Buffer; poster: PreparedPicture };

/** Keeps a prepared video: the files first and the row last, so that no row is without its files. */
export async function keepVideo(
  ctx: Context,
  media: MediaStore,
  video: PreparedVideo,
  alt: string,
): Promise<MediaFileTable> {
  const { bytes, poster, ...size } = video;
  const posterWidth = poster.sizes.at(-1)?.width ?? null;
  const { placeholder } = poster;
  const row = { ...newVideo(ctx, { alt }), ...size, placeholder, posterWidth, bytes: bytes.length };
  const [key = "", ...posterKeys] = keysOf(row);
  await media.write(key, bytes, row.contentType);
  for (const [index, posterKey] of posterKeys.entries()) {
    await media.write(posterKey, poster.sizes[index]?.bytes ?? Buffer.alloc(0), "image/webp");
  }
  await ctx.write((queries) => addMediaFile(queries, row));
  return row;
}

/**
 * Keeps a video that somebody has sent. Where videos can be converted it waits out of reach and is `processing`;
 * else all that a camera writes is taken out of it at once, and one that browsers do not play is kept as it is.
 */
export async function keepSentVideo(
  ctx: Context,
  services: MediaServices,
  upload: Upload,
  said: Described,
): Promise<MediaFileTable> {
  if (!isFilm(await kindOf(upload.path)))
    throw new AppError("unsupported_media_type", "Please choose a video in the format MP4, MOV or AVI.");
  return services.videos.converts
    ? keepWaiting(ctx, services.videos, upload, said)
    : keepCleaned(ctx, services.media, upload, said);
}

async function keepWaiting(
  ctx: Context,
  videos: VideoQueue,
  upload: Upload,
  said: Described,
): Promise<MediaFileTable> {
  const row: MediaFileTable = { ...newVideo(ctx, said), status: "processing", bytes: upload.bytes };
  try {
    await videos.keep(row.id, upload.path);
    await ctx.write((queries) => addMediaFile(queries, row));
  } catch (error) {
    await videos.drop(row.id);
    throw error;
  }
  videos.begin(row.id);
  return row;
}

async function keepCleaned(
  ctx: Context,
  media: MediaStore,
  upload: Upload,
  said: Described,
): Promise<MediaFileTable> {
  const row = { ...newVideo(ctx, said), bytes: upload.bytes, ...(await cleaned(upload.path)) };
  const [key = ""] = keysOf(row);
  try {
    await media.write(key, createReadStream(upload.path), row.contentType);
    await ctx.write((queries) => addMediaFile(queries, row));
  } catch (error) {
    await media.remove(key).catch(() => {}); // what failed is what is told
    throw error;
  }
  return row;
}

function newVideo(ctx: Context, { alt = "", decorative = false, name = "" }: Described): MediaFileTable {
  return {
    id: newId(Date.parse(ctx.now)),
    kind: "video",
    status: "ready",
    contentType: "video/mp4",
    bytes: 0,
    width: 0,
    height: 0,
    placeholder: "#1f2a2e",
    alt,
    decorative: decorative ? 1 : 0,
    name,
    uploaderId: ctx.actor?.id ?? null,
    createdAt: ctx.now,
    posterWidth: null,
  };
}
