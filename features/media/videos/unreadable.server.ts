import { AppError } from "#core/errors.ts";

export function unreadable(cause: unknown): AppError {
  const sentence = "This video could not be read. Please save it as MP4 and choose it again.";
  return new AppError("unsupported_media_type", sentence, { cause });
}
