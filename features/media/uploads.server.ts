import type { Context, Upload } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { MediaServices, MediaStore } from "#core/services.ts";
import type { MediaFileTable } from "#db/schema.ts";
import { type Described, keepPicture, preparePicture } from "./pictures.server.ts";
import { keepSentVideo } from "./videos.server.ts";

const mostPictureBytes = 10 * 1024 * 1024;

type Flash = Omit<Described, "name">;

/**
 * Takes a picture that somebody has sent into the media store, upright and without metadata. Refuses what is none,
 * what browsers cannot show (HEIC, in a sentence of its own), and more than 10 MB or 50 megapixels.
 */
export async function takePicture(
  ctx: Context,
  media: MediaStore,
  upload: Upload,
  said: Flash = {},
): Promise<MediaFileTable> {
  if (upload.bytes > mostPictureBytes) throw new AppError("too_large", "Image size must be less than 10MB");
  const turn = { memberId: ctx.actor?.id, urgent: true, signal: ctx.signal };
  return keepPicture(ctx, media, await preparePicture(upload.path, turn), { ...said, name: upload.name });
}

/**
 * Takes a video that somebody has sent into the media store, without metadata: ready at once, or `processing` while
 * it is made into one that browsers play. Refuses what is no MP4, MOV or AVI.
 */
export async function takeVideo(
  ctx: Context,
  services: MediaServices,
  upload: Upload,
  said: Flash = {},
): Promise<MediaFileTable> {
  return keepSentVideo(ctx, services, upload, { ...said, name: upload.name });
}
