import { stat } from "node:fs/promises";
import { AppError } from "#core/errors.ts";
import type { MediaFileTable } from "#db/schema.ts";
import { decode } from "../decoding/decoder.server.ts";
import type { Turn } from "../decoding/turns.server.ts";
import type { VideoKind } from "../file-type.server.ts";

const noAvi =
  "AVI videos need ffmpeg, which is not installed on this site. Please save it as MP4 and choose it again.";

export type CleanVideo = Pick<MediaFileTable, "width" | "height" | "contentType" | "bytes">;

/** Copies a video without its metadata, and without ffmpeg. Refuses AVI. */
export async function cleanVideo(
  { kind, from, to }: { kind: VideoKind; from: string; to: string },
  turn?: Turn,
): Promise<CleanVideo> {
  if (kind === "avi") throw new AppError("unsupported_media_type", noAvi);
  const { width, height, picturesPlay, soundPlays } = await decode("remuxVideo", { from, to }, turn);
  const contentType = picturesPlay && soundPlays ? "video/mp4" : "video/quicktime";
  return { width, height, contentType, bytes: (await stat(to)).size };
}
