import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { Context, Upload } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { MediaServices, MediaStore, VideoQueue } from "#core/services.ts";
import type { MediaFileTable } from "#db/schema.ts";
import type { PreparedPicture } from "./decoding/pipeline.server.ts";
import { headOf, isVideo, kindOf, type VideoKind } from "./file-type.server.ts";
import { type Description, keepFile, newFile } from "./keep.server.ts";
import { addMediaFile } from "./store.server.ts";
import { cleanVideo } from "./videos/clean.server.ts";

const video = { kind: "video", contentType: "video/mp4", placeholder: "#1f2a2e" } as const;

/** An MP4 (H.264) without metadata; width and height are pixels. */
export type PreparedVideo = { width: number; height: number; bytes: Buffer; poster: PreparedPicture };

export async function keepVideo(
  ctx: Context,
  media: MediaStore,
  { bytes, poster, ...size }: PreparedVideo,
  alt: string,
): Promise<MediaFileTable> {
  const posterWidth = poster.sizes.at(-1)?.width ?? null;
  const { placeholder } = poster;
  const values = { ...video, ...size, placeholder, posterWidth, bytes: bytes.length };
  const contents = [bytes, ...poster.sizes.map((still) => still.bytes)];
  return keepFile(ctx, media, newFile(ctx, { alt }, values), contents);
}

/** An upload, and its kind if that is known already. */
type UploadedVideo = Upload & { kind?: VideoKind };

/**
 * Adds an uploaded video to the media store. If this site can convert videos, its status is `processing` until that is
 * done; else its metadata is removed at once, and one that browsers do not play can only be downloaded. Refuses what
 * is not an MP4, MOV or AVI, and an AVI that cannot be converted.
 */
export async function addVideo(
  ctx: Context,
  { media, videos }: MediaServices,
  upload: UploadedVideo,
  description: Omit<Description, "name"> = {},
): Promise<MediaFileTable> {
  const { path, name, bytes } = upload;
  const kind = upload.kind ?? kindOf(await headOf(path));
  if (!isVideo(kind))
    throw new AppError("unsupported_media_type", "Please choose a video in the format MP4, MOV or AVI.");
  const row = newFile(ctx, { ...description, name }, { ...video, bytes });
  return videos.converts ? enqueue(ctx, videos, path, row) : keepClean(ctx, media, { kind, path }, row);
}

async function enqueue(
  ctx: Context,
  videos: VideoQueue,
  path: string,
  file: MediaFileTable,
): Promise<MediaFileTable> {
  const row: MediaFileTable = { ...file, status: "processing" };
  try {
    await videos.keep(row.id, path);
    await ctx.write((queries) => addMediaFile(queries, row));
  } catch (error) {
    await videos.drop(row.id);
    throw error;
  }
  videos.begin(row.id);
  return row;
}

async function keepClean(
  ctx: Context,
  media: MediaStore,
  { kind, path: from }: { kind: VideoKind; path: string },
  row: MediaFileTable,
): Promise<MediaFileTable> {
  const to = `${from}.clean`;
  const turn = { memberId: ctx.actor?.id, urgent: true, signal: ctx.signal };
  try {
    const clean = await cleanVideo({ kind, from, to }, turn);
    return await keepFile(ctx, media, { ...row, ...clean }, [createReadStream(to)]);
  } finally {
    await rm(to, { force: true });
  }
}
