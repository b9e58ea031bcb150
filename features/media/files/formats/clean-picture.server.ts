import type { CleanedPicture } from "./cleaned.server.ts";
import { cleanGif } from "./gif.server.ts";
import { cleanHeif } from "./heif.server.ts";
import { cleanJpeg } from "./jpeg.server.ts";
import { cleanJpeg2000 } from "./jpeg2000.server.ts";
import { cleanPng } from "./png.server.ts";
import { cleanTiff } from "./tiff.server.ts";
import { cleanWebp } from "./webp.server.ts";

type Cleaner = (bytes: Buffer) => CleanedPicture | undefined;

/** The cleaners by the first bytes of a picture, in hexadecimal digits. */
const cleaners: [start: RegExp, clean: Cleaner][] = [
  [/^ffd8ff/, cleanJpeg],
  [/^89504e470d0a1a0a/, cleanPng],
  [/^52494646.{8}57454250/, cleanWebp],
  [/^47494638(37|39)61/, cleanGif],
  [/^(49492[ab]00|4d4d002[ab])/, cleanTiff],
  [/^0000000c6a502020/, cleanJpeg2000],
  [/^.{8}66747970(686569|686576|6d696631|6d736631|61766966|61766973|6d696166)/, cleanHeif],
];

export function isPicture(head: Buffer): boolean {
  return cleanerOf(head) !== undefined;
}

/** Keeps how it is turned. Undefined if there is nothing to remove; throws if it cannot be read. */
export function cleanPicture(bytes: Buffer): CleanedPicture | undefined {
  return cleanerOf(bytes)?.(bytes);
}

function cleanerOf(head: Buffer): Cleaner | undefined {
  const start = head.toString("hex", 0, 16);
  return cleaners.find(([pattern]) => pattern.test(start))?.[1];
}
