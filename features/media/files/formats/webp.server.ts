import { aboutXmp, type CleanedPicture } from "./cleaned.server.ts";
import { exifOf, readExif } from "./tiff.server.ts";

const head = 12;
const needed = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);
const hasExif = 0x08;
const hasXmp = 0x04;

/** A WebP without Exif, XMP and unknown chunks. */
export function cleanWebp(bytes: Buffer): CleanedPicture | undefined {
  const kept: Buffer[] = [];
  const about = new Set<string>();
  let [isChanged, turned] = [false, 1];
  const end = Math.min(bytes.length, bytes.readUInt32LE(4) + 8);
  for (let at = head; at + 8 <= end; ) {
    const type = bytes.toString("latin1", at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    if (at + 8 + size > bytes.length) throw new Error("a chunk that is too long");
    const chunk = bytes.subarray(at, at + 8 + size + (size % 2));
    at += chunk.length;
    if (needed.has(type)) {
      kept.push(Buffer.from(chunk));
      continue;
    }
    isChanged = true;
    if (type === "EXIF") turned = readExif(withoutMark(chunk.subarray(8, 8 + size)), about);
    else for (const word of aboutXmp(chunk.toString("latin1"))) about.add(word);
  }
  if (!isChanged && bytes.length - end < 2) return undefined;
  const isTurned = turned > 1;
  if (isTurned) kept.push(chunkOf(exifOf(turned)));
  const extended = kept.find((chunk) => chunk.toString("latin1", 0, 4) === "VP8X");
  if (extended) extended[8] = (extended.readUInt8(8) & ~(hasExif | hasXmp)) | (isTurned ? hasExif : 0);
  const body = Buffer.concat(kept);
  const riff = Buffer.from(bytes.subarray(0, head));
  riff.writeUInt32LE(body.length + 4, 4);
  const cleaned = Buffer.concat([riff, body]);
  return cleaned.equals(bytes) ? undefined : { bytes: cleaned, about: [...about] };
}

/** Some programs write the mark that Exif has in a JPEG. */
function withoutMark(exif: Buffer): Buffer {
  return exif.toString("latin1", 0, 6) === "Exif\0\0" ? exif.subarray(6) : exif;
}

function chunkOf(exif: Buffer): Buffer {
  const start = Buffer.from("EXIF\0\0\0\0", "latin1");
  start.writeUInt32LE(exif.length, 4);
  return Buffer.concat([start, exif]);
}
