import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";

export const maxBytes = 40_000;
const qualities = [80, 66, 52, 40, 30, 22];
const noticed = 24; // of 255, in one colour of a pixel
const share = 0.001; // of the colours of all pixels

/** The column of the help has 704 pixels, of two dots each. */
const maxWidth = 1408;

/** Writes a picture as WebP, unless nobody would see a difference from the one that is there. */
export async function writePicture(file: string, shot: Buffer): Promise<void> {
  const png = await sharp(shot).resize({ width: maxWidth, withoutEnlargement: true }).png().toBuffer();
  if (existsSync(file) && (await looksLike(readFileSync(file), png))) return;
  mkdirSync(dirname(file), { recursive: true });
  for (const quality of qualities) {
    const bytes = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length > maxBytes) continue;
    writeFileSync(file, bytes);
    return;
  }
  throw new Error(`${file} shows too much for ${maxBytes / 1000} kB. Crop it.`);
}

/** Both at a fifth of their size, so that what the compression does to edges does not count. */
async function looksLike(one: Buffer, other: Buffer): Promise<boolean> {
  const { width = 0, height = 0 } = await sharp(other).metadata();
  const known = await sharp(one).metadata();
  if (known.width !== width || known.height !== height) return false;
  const small = (picture: Buffer) =>
    sharp(picture)
      .removeAlpha()
      .resize(Math.ceil(width / 5))
      .raw()
      .toBuffer();
  const [first, second] = await Promise.all([small(one), small(other)]);
  const changed = first.filter((value, at) => Math.abs(value - (second[at] ?? 0)) > noticed).length;
  return changed <= first.length * share;
}
