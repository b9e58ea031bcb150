import type { Context, Upload } from "#core/context.ts";
import type { MediaType } from "#db/schema.ts";
import { addPicture } from "#features/media/pictures.server.ts";
import { addVideo } from "#features/media/videos/videos.server.ts";
import type { UploadTarget } from "#features/publishing/kind.server.ts";
import { withErrorsAt } from "#features/publishing/uploads.server.ts";
import { isShownIn } from "./limits.ts";

export type Files = { images: Upload[]; videos: Upload[] };

/** Stores the files that the collection shows. Errors name the file, like `images.2`. */
export async function uploadFiles(
  ctx: Context,
  { images, videos }: Files,
  mediaType: MediaType,
  { uploads, ...services }: UploadTarget,
): Promise<void> {
  if (isShownIn(mediaType, "image")) {
    for (const [index, file] of images.entries())
      uploads.push(await withErrorsAt(`images.${index}`, addPicture(ctx, services.media, file)));
  }
  if (isShownIn(mediaType, "video")) {
    for (const [index, file] of videos.entries())
      uploads.push(await withErrorsAt(`videos.${index}`, addVideo(ctx, services, file)));
  }
}
