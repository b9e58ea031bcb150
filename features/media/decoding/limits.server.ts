import type { Metadata } from "sharp";
import { AppError } from "#core/errors.ts";
import { m } from "#messages";

const mebibyte = 1024 * 1024;
const maxBytes = 185 * mebibyte; // with the process itself, about 256 MB
const maxAvatarPixels = 24_000_000;

/** Most formats are read line by line and need little memory; the others are held as a whole. */
export function checkSize(metadata: Metadata, isAvatar: boolean, isSimpleWebp: boolean): void {
  const pixels = metadata.width * metadata.height;
  if (isAvatar && pixels > maxAvatarPixels) {
    throw tooLarge(m.media.avatarTooLarge());
  }
  const max = Math.floor(maxBytes / bytesPerPixel(metadata, isSimpleWebp) / 1_000_000);
  if (pixels > max * 1_000_000) {
    throw tooLarge(
      metadata.format === "jpeg" ? m.media.megapixelsJpeg({ max }) : m.media.megapixels({ max }),
    );
  }
}

export function tooLarge(sentence: string, cause?: unknown): AppError {
  return new AppError("too_large", sentence, { cause });
}

/** Measured with pictures of 8 to 50 megapixels, rounded up: see `npm run bench -- pictures`. */
function bytesPerPixel(metadata: Metadata, isSimpleWebp: boolean): number {
  const { format, channels, isProgressive, pages = 1 } = metadata;
  const bytes = channels * (metadata.depth === "uchar" ? 1 : 2);
  if (format === "heif") return (metadata.bitsPerSample ?? 8) > 8 ? 26 : 18.5;
  if (format === "gif") return 5;
  if (format === "webp") return pages > 1 ? 9 : isSimpleWebp ? 1 : 4.6;
  if (format === "jpeg") return isProgressive ? coefficientBytes(metadata) : 1;
  // Only JPEG is made smaller while it is read: any other format that must be rotated is held as a whole.
  const isTurned = (metadata.orientation ?? 1) > 1;
  return isProgressive || isTurned ? bytes * 1.15 : 1;
}

/** Progressive JPEG holds 2 bytes for each coefficient of each component. */
function coefficientBytes({ chromaSubsampling = "4:4:4", channels }: Metadata): number {
  if (channels === 1) return 2.3;
  if (channels === 4) return 8.5;
  return { "4:2:0": 3.5, "4:2:2": 4.5 }[chromaSubsampling] ?? 6.5;
}
