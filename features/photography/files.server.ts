import type { Context, Upload } from "#core/context.ts";
import { AppError, isAppError } from "#core/errors.ts";
import type { MediaServices } from "#core/services.ts";
import { addPicture, removeUnusedPicture } from "#features/media/pictures.server.ts";
import { addVideo } from "#features/media/videos.server.ts";
import { newItem, type Placed } from "./items.server.ts";

type Sent = { images: Upload[]; videos: Upload[] };

/**
 * Takes files into the media store, lets the work use them, and takes them away again where one of them is refused
 * or the work fails: nothing half-made stays, but for what somebody has found in the library meanwhile and uses.
 * A refusal names the file by its field and place, like `images.2`.
 */
export async function withTaken<Result>(
  ctx: Context,
  services: MediaServices,
  { images, videos }: Sent,
  work: (taken: Placed[]) => Promise<Result>,
): Promise<Result> {
  const taken: Placed[] = [];
  try {
    for (const [index, file] of images.entries()) {
      taken.push(newItem(await named(`images.${index}`, addPicture(ctx, services.media, file))));
    }
    for (const [index, file] of videos.entries()) {
      taken.push(newItem(await named(`videos.${index}`, addVideo(ctx, services, file))));
    }
    return await work(taken);
  } catch (error) {
    for (const { mediaId } of taken) await removeUnusedPicture(ctx, services.media, mediaId);
    throw error;
  }
}

async function named<Result>(path: string, taking: Promise<Result>): Promise<Result> {
  try {
    return await taking;
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { code, message, retryAfter } = error;
    throw new AppError(code, message, { errors: [{ path, msg: message }], retryAfter, cause: error });
  }
}
