import { aboutXmp, type CleanedPicture } from "./cleaned.server.ts";
import { exifOf, readExif } from "./tiff.server.ts";

const exifMark = "Exif\0\0";
const scan = 0xda;
const end = 0xd9;
/** What a program needs to draw the picture; other segments for programs are removed. */
const needed: Record<number, RegExp> = { 224: /^JFIF\0/, 226: /^ICC_PROFILE\0/, 238: /^Adobe/ };

/** A JPEG without Exif, XMP, IPTC, comments and what follows the picture. The picture itself keeps its bytes. */
export function cleanJpeg(bytes: Buffer): CleanedPicture | undefined {
  const kept = [bytes.subarray(0, 2)];
  const about = new Set<string>();
  let [removed, turned, at] = [0, 1, 2];
  while (at < bytes.length) {
    if (bytes.readUInt8(at) !== 0xff) throw new Error("not a JPEG");
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1; // a fill byte
      continue;
    }
    const next = marker === end ? at + 2 : endOfSegment(bytes, at, marker);
    const segment = bytes.subarray(at, next);
    at = next;
    if (isNeeded(marker, segment)) kept.push(segment);
    else {
      removed += 1;
      turned = Math.max(turned, readSegment(segment, about));
    }
    if (marker === end) break;
  }
  // Telephones append small films, depth maps and thumbnails, each with metadata of its own.
  const rest = bytes.subarray(at);
  if (removed === 0 && isPadding(rest)) return undefined;
  if (turned > 1) kept.splice(1, 0, segmentOf(turned));
  const cleaned = Buffer.concat(kept);
  return cleaned.equals(bytes) ? undefined : { bytes: cleaned, about: [...about] };
}

function endOfSegment(bytes: Buffer, at: number, marker: number): number {
  if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) return at + 2;
  const next = at + 2 + bytes.readUInt16BE(at + 2);
  if (next > bytes.length) throw new Error("a segment that is too long");
  return marker === scan ? endOfScan(bytes, next) : next;
}

/** In the compressed picture, 0xff is followed by 0 or by the number of a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    if (marker === undefined) return bytes.length;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return bytes.length;
}

function isNeeded(marker: number, segment: Buffer): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  return needed[marker]?.test(segment.toString("latin1", 4, 20)) ?? false;
}

/** Adds what a segment tells, and answers with how it turns the picture. */
function readSegment(segment: Buffer, about: Set<string>): number {
  const text = segment.toString("latin1", 4);
  if (text.startsWith(exifMark)) return readExif(segment.subarray(4 + exifMark.length), about);
  for (const word of aboutXmp(text)) about.add(word);
  return 1;
}

function segmentOf(turned: number): Buffer {
  const content = Buffer.concat([Buffer.from(exifMark), exifOf(turned)]);
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return Buffer.concat([head, content]);
}

function isPadding(rest: Buffer): boolean {
  return (
    rest.length < 1024 && rest.every((byte) => byte === 0 || byte === 0xff || byte === 10 || byte === 13)
  );
}
