import type { Context } from "#core/context.ts";
import type { MediaStore } from "#core/services.ts";
import { removeUnusedPicture } from "#features/media/pictures.server.ts";
import type { UploadedFile } from "./kind.server.ts";

/** Removes the uploaded files again if the work fails or returns false. */
export async function withUploads(
  ctx: Context,
  media: MediaStore,
  upload: (uploads: UploadedFile[]) => Promise<void>,
  work: (uploads: UploadedFile[]) => Promise<boolean>,
): Promise<boolean> {
  const uploads: UploadedFile[] = [];
  let isSaved = false;
  try {
    await upload(uploads);
    isSaved = await work(uploads);
  } finally {
    if (!isSaved) for (const { id } of uploads) await removeUnusedPicture(ctx, media, id);
  }
  return isSaved;
}
