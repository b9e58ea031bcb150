import { rm } from "node:fs/promises";
import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { MediaServices } from "#core/services.ts";
import { m } from "#messages";
import { requesterOf } from "../decoding/queue.server.ts";
import { type Description, keepVideo, newVideo, type VisualFile } from "../keep.server.ts";
import { addMediaFile } from "../store.server.ts";
import { headOf, isVideo, kindOf, type OpenedUpload } from "../types/file-type.server.ts";
import { cleanVideo } from "./prepare.server.ts";

/**
 * Adds an uploaded video to the media store. If this site can convert videos, its status is `processing` until that is
 * done; else its metadata is removed at once, and one that browsers do not play can only be downloaded. Refuses what
 * is no video, and what would have to be converted where there is no ffmpeg.
 */
export async function addVideo(
  ctx: Context,
  { media, videos }: MediaServices,
  { path, name, bytes, head }: OpenedUpload,
  description: Omit<Description, "name"> = {},
): Promise<VisualFile> {
  const kind = kindOf(head ?? (await headOf(path)));
  if (!isVideo(kind)) throw new AppError("unsupported_media_type", m.adminMedia.videoRefused());
  const file = newVideo(ctx, { ...description, name });
  if (videos.ffmpeg) {
    const row: VisualFile = { ...file, bytes, status: "processing" };
    await videos.add(row.id, path, (queries) => addMediaFile(queries, row));
    return row;
  }
  const to = `${path}.clean`;
  try {
    return await keepVideo(ctx, media, file, await cleanVideo({ kind, from: path, to }, requesterOf(ctx)));
  } finally {
    await rm(to, { force: true });
  }
}
