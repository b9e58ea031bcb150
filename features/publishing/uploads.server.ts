import type { Context } from "#core/context.ts";
import { AppError, isAppError } from "#core/errors.ts";
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
    return isSaved;
  } finally {
    if (!isSaved) for (const { id } of uploads) await removeUnusedPicture(ctx, media, id);
  }
}

/** Attaches the error of an upload to a field, if it names none. */
export async function withErrorsAt<Result>(path: string, upload: Promise<Result>): Promise<Result> {
  try {
    return await upload;
  } catch (error) {
    if (!isAppError(error) || error.errors.length > 0) throw error;
    const { code, message, retryAfter } = error;
    throw new AppError(code, message, { errors: [{ path, msg: message }], retryAfter, cause: error });
  }
}
