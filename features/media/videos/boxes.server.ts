import type { FileHandle } from "node:fs/promises";
import { AppError } from "#core/errors.ts";

/**
 * A box of an ISO base media file (ISO/IEC 14496-12, 4.2) or a QuickTime atom: where it begins, where its content
 * does, and where it ends, in bytes.
 */
export type Box = { type: string; start: number; body: number; end: number };

/** The refusal of a video that breaks the rules of its format. */
export function damaged(why: string): AppError {
  const sentence = "This video could not be read. Please save it as MP4 and choose it again.";
  return new AppError("unsupported_media_type", sentence, { cause: new Error(why) });
}

/** No camera makes more of them side by side; reading millions would keep the site busy. */
const mostBoxes = 20_000;

/** The boxes side by side between two places of a buffer. What is too short for a box at the end is left out. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; to - start >= 8; ) {
    const box = boxAt(bytes, start, start, to);
    if (boxes.length === mostBoxes) throw damaged("too many boxes");
    boxes.push(box);
    start = box.end;
  }
  return boxes;
}

/** The boxes of a file, without their contents, up to the first that is none: what lies behind is nobody's. */
export async function boxesOf(file: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let start = 0; size - start >= 8; ) {
    if (boxes.length === mostBoxes) throw damaged("too many boxes");
    const { buffer } = await file.read(Buffer.alloc(16), 0, 16, start);
    try {
      boxes.push(boxAt(buffer, 0, start, size));
    } catch {
      break;
    }
    start = boxes.at(-1)?.end ?? size;
  }
  return boxes;
}

/** The box whose head stands at `at` of these bytes, and at `start` of the file. */
function boxAt(bytes: Buffer, at: number, start: number, limit: number): Box {
  const short = bytes.readUInt32BE(at);
  const type = bytes.toString("latin1", at + 4, at + 8);
  const isLong = short === 1;
  if (isLong && limit - start < 16) throw damaged(`box ${type} has no size`);
  const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? limit - start : short;
  const head = isLong ? 16 : 8;
  if (size < head || start + size > limit) throw damaged(`box ${type} of ${size} bytes at ${start}`);
  return { type, start, body: start + head, end: start + size };
}

/** Makes a box one that players skip, and its content zeros. */
export function blank(bytes: Buffer, box: Box): void {
  bytes.write("free", box.start + 4, "latin1");
  bytes.fill(0, box.body, box.end);
}

const piece = Buffer.alloc(1024 * 1024);

/** Makes all from a place to the end of a file one box that players skip. */
export async function blankRest(file: FileHandle, from: number, to: number): Promise<void> {
  await blankFile(file, from, to);
  if (to - from < 8) return;
  const head = Buffer.from("....free", "latin1");
  head.writeUInt32BE(to - from);
  await file.write(head, 0, 8, from);
}

/** Writes zeros between two places of a file. */
export async function blankFile(file: FileHandle, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += piece.length) {
    await file.write(piece, 0, Math.min(piece.length, to - at), at);
  }
}
