import { stat } from "node:fs/promises";
import { join } from "node:path";
import { decode } from "../decoding/decoder.server.ts";
import type { PreparedPicture } from "../decoding/pipeline.server.ts";
import { headOf, isVideo, kindOf } from "../file-type.server.ts";
import { preparePicture } from "../pictures.server.ts";
import { type CleanVideo, cleanVideo } from "./clean.server.ts";
import { convert, takeStill } from "./ffmpeg.server.ts";
import { unreadable } from "./unreadable.server.ts";

export type PreparedFile = CleanVideo & { path: string; poster: PreparedPicture | undefined };

type Work = { original: string; workFolder: string; ffmpeg: string | undefined };

/** Makes an uploaded video ready in the work folder: with a still picture if there is ffmpeg. */
export async function prepareVideo(
  { original, workFolder, ffmpeg }: Work,
  signal: AbortSignal,
): Promise<PreparedFile> {
  const kind = kindOf(await headOf(original));
  if (!isVideo(kind)) throw unreadable("not a video");
  const path = join(workFolder, "video.mp4");
  if (!ffmpeg) {
    const turn = { urgent: false, signal };
    return { path, ...(await cleanVideo({ kind, from: original, to: path }, turn)), poster: undefined };
  }
  await convert({ ffmpeg, from: original, kind, to: path }, signal);
  const { width, height } = await decode("inspectVideo", path);
  const still = join(workFolder, "still.png"); // fails for a video of which no frame can be decoded
  await takeStill({ ffmpeg, from: path, to: still }, signal);
  const { size: bytes } = await stat(path);
  return { path, width, height, contentType: "video/mp4", bytes, poster: await preparePicture(still) };
}
