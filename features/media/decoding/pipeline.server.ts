import sharp, { type OutputInfo } from "sharp";
import { AppError, isAppError } from "#core/errors.ts";
import { m } from "#messages";
import { widthsOf } from "../types/addresses.ts";
import { headOf, kindOf } from "../types/file-type.server.ts";
import { checkSize, tooLarge } from "./limits.server.ts";

const formats = new Set(["jpeg", "png", "webp", "gif", "heif"]); // heif: AVIF, the only kind that is decoded here
const maxPixels = 50_000_000;
const avatarSide = 256; // pixels
/** One size of a picture: its width in pixels and its WebP bytes, without any metadata. */
type Size = { width: number; bytes: Buffer };

/** A picture in all its sizes, upright, with a placeholder colour. */
export type PreparedPicture = { width: number; height: number; placeholder: string; sizes: Size[] };

/**
 * Turns a picture (a path, or its bytes) upright and re-encodes it as WebP in up to five widths, without metadata; of an
 * avatar, the middle square. Takes JPEG, PNG, WebP, GIF and AVIF by their bytes, never SVG. Refuses damaged pictures, and
 * those of more than 50 megapixels or that take too much memory: up to 190 MB, so the site runs it in another process.
 */
export async function decodePicture(picture: Buffer | string, isAvatar: boolean): Promise<PreparedPicture> {
  const head = await headOf(picture);
  try {
    const original = sharp(picture, { limitInputPixels: maxPixels, failOn: "error" });
    const metadata = await original.metadata();
    if (!formats.has(metadata.format)) throw new Error(`format ${metadata.format}`);
    checkSize(metadata, isAvatar, head.toString("latin1", 12, 16) === "VP8 ");
    const { width, height } = metadata.autoOrient;
    // Made smaller while it is read: the whole picture is never in memory where its format allows that.
    const largest = isAvatar
      ? original.autoOrient().resize(avatarSide, avatarSide, { fit: "cover", position: "attention" })
      : original.autoOrient().resize({ width: widthsOf(width).at(-1) });
    const raw = await largest.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
    return await prepared(raw, isAvatar ? raw.info : { width, height }).catch((cause) => {
      throw tooLarge(m.media.pictureTooMuch(), cause); // the file is a picture, or it could not have been decoded
    });
  } catch (cause) {
    if (isAppError(cause)) throw cause;
    if (/memory/.test(String(cause))) throw tooLarge(m.media.pictureTooMuch(), cause);
    const sentence = kindOf(head) === "heic" ? m.media.heicRefused() : m.media.pictureKindRefused();
    throw new AppError("unsupported_media_type", sentence, { cause });
  }
}

async function prepared(
  { data, info }: { data: Buffer; info: OutputInfo },
  { width, height }: { width: number; height: number },
): Promise<PreparedPicture> {
  const pixels = () => sharp(data, { raw: info });
  const sizes: Size[] = [];
  for (const step of widthsOf(width)) {
    const bytes = await pixels().resize({ width: step }).webp({ quality: 75 }).toBuffer();
    sizes.push({ width: step, bytes });
  }
  const average = await pixels().resize(1, 1).flatten({ background: "#ffffff" }).raw().toBuffer();
  const placeholder = `#${average.subarray(0, 3).toString("hex").padEnd(6, "0")}`;
  return { width, height, placeholder, sizes };
}
