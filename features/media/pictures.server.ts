import sharp, { type OutputInfo, type Sharp } from "sharp";
import { Vanished } from "#db/client.ts";
import type { MediaFileTable } from "#db/schema.ts";
import { newId } from "#visit/ids.ts";
import { Refusal } from "#visit/refusal.ts";
import type { Visit } from "#visit/visit.ts";
import { type Kept, keysOf, widthsOf } from "./addresses.ts";
import { kindOf } from "./kinds.server.ts";
import { addMediaFile, isShown, removeMediaFile, removeUnusedFile } from "./store.server.ts";

const formats = new Set(["jpeg", "png", "webp", "gif", "heif"]); // heif: AVIF, the only kind that is decoded here
const mostPixels = 50_000_000;
const avatarSide = 256; // pixels
const contentType = "image/webp";
const kindRefused = "Please choose a picture in the format JPEG, PNG, WebP, GIF or AVIF.";
const heicRefused =
  "Photos in the format HEIC cannot be shown by browsers. Please save it as JPEG and choose it again.";

/** One size of a picture: its width in pixels and its WebP bytes, without any metadata. */
type Size = { width: number; bytes: Buffer };

/** A picture in all its sizes, upright, with the colour that stands for it while it loads. */
export type PreparedPicture = { width: number; height: number; placeholder: string; sizes: Size[] };

/**
 * Reads a picture (a path, or its bytes) by what it is (JPEG, PNG, WebP, GIF, AVIF; never SVG), turns it upright
 * and writes it anew in up to five widths. Nothing of the original is kept, so neither is where and with what it
 * was taken. Refuses what is not a picture, is damaged or has more than 50 megapixels.
 */
export async function preparePicture(picture: Buffer | string): Promise<PreparedPicture> {
  return decoded(picture, (upright) => upright);
}

/** The same for a person: the middle square of the picture. */
export async function prepareAvatar(picture: Buffer | string): Promise<PreparedPicture> {
  return decoded(picture, (upright) =>
    upright.resize(avatarSide, avatarSide, { fit: "cover", position: "attention" }),
  );
}

/** Takes a picture or a video away: the row first and the files last, so that no row is without its files. */
export async function removePicture(visit: Visit, id: string): Promise<void> {
  const row = await visit.write((queries) => removeMediaFile(queries, id));
  if (row) await removeFiles(visit, row);
}

/** The same, unless something needs it, be it since this moment. Answers whether it is gone. */
export async function removeUnusedPicture(visit: Visit, id: string): Promise<boolean> {
  if (await isShown(visit.db.queries, id)) return false;
  try {
    const row = await visit.write((queries) => removeUnusedFile(queries, id));
    if (row) await removeFiles(visit, row);
    return row !== undefined;
  } catch (error) {
    if (error instanceof Vanished) return false;
    throw error;
  }
}

async function removeFiles(visit: Visit, row: Kept): Promise<void> {
  for (const key of keysOf(row)) await visit.files.remove(key);
}

let last: Promise<unknown> = Promise.resolve();

/** One picture at a time: a large one takes 150 MB while it is decoded. */
function decoded(picture: Buffer | string, shape: (upright: Sharp) => Sharp): Promise<PreparedPicture> {
  const result = last.then(() => decodeNow(picture, shape));
  last = result.catch(() => {});
  return result;
}

async function decodeNow(
  picture: Buffer | string,
  shape: (upright: Sharp) => Sharp,
): Promise<PreparedPicture> {
  try {
    const original = sharp(picture, { limitInputPixels: mostPixels, failOn: "error" });
    const { format } = await original.metadata();
    if (!formats.has(format)) throw new Error(`format ${format}`);
    const shaped = shape(original.autoOrient()).toColourspace("srgb");
    return await picturesOf(await shaped.raw().toBuffer({ resolveWithObject: true }));
  } catch (cause) {
    const sentence = (await kindOf(picture)) === "heic" ? heicRefused : kindRefused;
    throw new Refusal("wrong kind", sentence, { cause });
  }
}

async function picturesOf({ data, info }: { data: Buffer; info: OutputInfo }): Promise<PreparedPicture> {
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const sizes: Size[] = [];
  for (const step of widthsOf(width)) {
    sizes.push({
      width: step,
      bytes: await pixels().resize({ width: step }).webp({ quality: 75 }).toBuffer(),
    });
  }
  const average = await pixels().resize(1, 1).flatten({ background: "#ffffff" }).raw().toBuffer();
  const placeholder = `#${average.subarray(0, 3).toString("hex").padEnd(6, "0")}`;
  return { width, height, placeholder, sizes };
}

/** Keeps a prepared picture: the files first and the row last, so that no row is without its files. */
export async function keepPicture(
  visit: Visit,
  picture: PreparedPicture,
  alt: string,
): Promise<MediaFileTable> {
  const id = newId(Date.parse(visit.now));
  const row: MediaFileTable = {
    id,
    kind: "image",
    status: "ready",
    contentType,
    bytes: picture.sizes.reduce((sum, size) => sum + size.bytes.length, 0),
    width: picture.width,
    height: picture.height,
    placeholder: picture.placeholder,
    alt,
    uploaderId: visit.actor?.id ?? null,
    createdAt: visit.now,
    posterWidth: null,
  };
  try {
    for (const { width, bytes } of picture.sizes) {
      await visit.files.write(`${id}/${width}.webp`, bytes, contentType);
    }
    await visit.write((queries) => addMediaFile(queries, row));
  } catch (error) {
    await removeFiles(visit, row).catch(() => {}); // what failed is what is told
    throw error;
  }
  return row;
}
