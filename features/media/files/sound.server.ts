import { AppError, isAppError } from "#core/errors.ts";
import { m } from "#messages";
import { decode } from "../decoding/decoder.server.ts";
import { decodingQueue, type Requester } from "../decoding/queue.server.ts";
import type { AudioType } from "../types/file-types.ts";
import { convertSound } from "../videos/ffmpeg.server.ts";
import type { CleanedFile } from "./formats/limits.server.ts";

const queue = decodingQueue({ max: 20, maxOfMember: 3 });
type Sound = { path: string; type: AudioType; to: string };

/** Copies a recording without its metadata. With ffmpeg, one that is large or that browsers do not play, becomes M4A. */
export async function cleanSound(
  { path, type, to }: Sound,
  { requester, ffmpeg }: { requester: Requester; ffmpeg: string | undefined },
): Promise<CleanedFile> {
  const { metadata, isCompact } = await decode("soundOfFile", { path, type }, requester);
  const copy = async (from: Omit<Sound, "to">) => ({
    ...(await decode("cleanFile", { ...from, to }, requester)),
    removed: metadata,
  });
  if (!ffmpeg || isCompact || type === "mp3" || type === "ogg" || type === "aac") return copy({ path, type });
  const converted = `${path}.m4a`;
  const work = () => convertSound({ ffmpeg, from: path, type, to: converted }, requester.signal);
  await queue.run(requester, work).catch((cause) => {
    requester.signal?.throwIfAborted();
    throw isAppError(cause)
      ? cause
      : new AppError("unsupported_media_type", m.adminMedia.recordingNotConverted(), { cause });
  });
  return copy({ path: converted, type: "m4a" });
}
