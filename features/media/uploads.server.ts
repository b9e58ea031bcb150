import type { Upload, Visit } from "#core/context.ts";
import { Refusal } from "#core/errors.ts";
import type { MediaFileTable } from "#db/schema.ts";
import { type Described, keepPicture, preparePicture } from "./pictures.server.ts";
import { keepSentVideo } from "./videos.server.ts";

const mostPictureBytes = 10 * 1024 * 1024;

type Said = Omit<Described, "name">;

/**
 * Takes a picture that somebody has sent into the media store, upright and without metadata. Refuses what is none,
 * what browsers cannot show (HEIC, in a sentence of its own), and more than 10 MB or 50 megapixels.
 */
export async function takePicture(visit: Visit, upload: Upload, said: Said = {}): Promise<MediaFileTable> {
  if (upload.bytes > mostPictureBytes) throw new Refusal("too large", "Image size must be less than 10MB");
  const turn = { memberId: visit.actor?.id, urgent: true, signal: visit.signal };
  return keepPicture(visit, await preparePicture(upload.path, turn), { ...said, name: upload.name });
}

/**
 * Takes a video that somebody has sent into the media store, without metadata: ready at once, or `processing` while
 * it is made into one that browsers play. Refuses what is no MP4, MOV or AVI.
 */
export async function takeVideo(visit: Visit, upload: Upload, said: Said = {}): Promise<MediaFileTable> {
  return keepSentVideo(visit, upload, { ...said, name: upload.name });
}
