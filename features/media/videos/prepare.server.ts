import { stat } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "#core/errors.ts";
import { m } from "#messages";
import { decode } from "../decoding/decoder.server.ts";
import type { Requester } from "../decoding/queue.server.ts";
import type { PreparedVideo } from "../keep.server.ts";
import { headOf, isReadable, isVideo, kindOf, type VideoKind } from "../types/file-type.server.ts";
import { convert, takeStill } from "./ffmpeg.server.ts";

const names: Partial<Record<VideoKind, string>> = { avi: "AVI", mpeg: "MPEG", mpegts: "MPEG", asf: "WMV" };

type Work = { original: string; workFolder: string; ffmpeg: string | undefined };

/** Makes an uploaded video ready in the work folder: with a still picture if there is ffmpeg. */
export async function prepareVideo({ original, workFolder, ffmpeg }: Work, signal: AbortSignal) {
  const kind = kindOf(await headOf(original));
  if (!isVideo(kind)) throw new Error("not a video");
  const path = join(workFolder, "video.mp4");
  if (!ffmpeg) return cleanVideo({ kind, from: original, to: path }, { urgent: false, signal });
  await convert({ ffmpeg, from: original, kind, to: path }, signal);
  const { width, height } = await decode("inspectVideo", path);
  const still = join(workFolder, "still.png");
  // Throws if no frame of the video can be decoded.
  await takeStill({ ffmpeg, from: path, to: still }, signal);
  const { size: bytes } = await stat(path);
  return { path, width, height, contentType: "video/mp4", bytes, poster: await decode("picture", still) };
}

/** Copies a video without its metadata, and without ffmpeg. Refuses what only ffmpeg reads. */
export async function cleanVideo(
  { kind, from, to }: { kind: VideoKind; from: string; to: string },
  requester?: Requester,
): Promise<PreparedVideo> {
  if (!isReadable(kind)) {
    const sentence = m.adminMedia.ffmpegMissing({ format: names[kind] ?? "" });
    throw new AppError("unsupported_media_type", sentence);
  }
  const { width, height, contentType } = await decode("remuxVideo", { from, to }, requester);
  return { path: to, width, height, contentType, bytes: (await stat(to)).size };
}
