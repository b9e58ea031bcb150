import type { FileHandle } from "node:fs/promises";

// The first frame of most MP3 files holds no sound: it says how many frames follow, where to seek, and how much silence
// the encoder has added. Described at http://gabriel.mp3-tech.org/mp3infotag.html

const maxFrame = 1441; // bytes
const flagged = { frames: 1, bytes: 2, seeking: 4, quality: 8 };
const known = /^(LAME|L3\.9|Lav[cf])/; // of whose delay and padding players know
const extension = { length: 36, version: 9, musicLength: 28, checksum: 34 };

/** The header frame directly before the first frame of sound; undefined without one. */
export async function mp3Header(file: FileHandle, first: Uint8Array): Promise<Buffer | undefined> {
  const { buffer, bytesRead } = await file.read({
    buffer: Buffer.alloc(2 * maxFrame),
    position: await endOfTags(file),
  });
  const head = buffer.subarray(0, bytesRead);
  const frame = head.subarray(0, Math.max(0, head.indexOf(first.subarray(0, 64), 4)));
  return tagIn(frame) ? frame : undefined;
}

/** The same header for the frames that follow it: without anything else that the frame holds, and without the encoder's name. */
export function cleanMp3Header(frame: Buffer, { frames, bytes }: { frames: number; bytes: number }): Buffer {
  const at = tagIn(frame) ?? 0;
  const flags = frame.readUInt32BE(at + 4);
  const cleaned = Buffer.alloc(frame.length);
  frame.copy(cleaned, 0, 0, 4);
  let end = at + 8;
  if (flags & flagged.frames) end = cleaned.writeUInt32BE(frames, end);
  if (flags & flagged.bytes) end = cleaned.writeUInt32BE(frame.length + bytes, end);
  const rest = (flags & flagged.seeking ? 100 : 0) + (flags & flagged.quality ? 4 : 0);
  frame.copy(cleaned, at, at, at + 8);
  frame.copy(cleaned, end, end, end + rest);
  const lame = end + rest;
  if (frame.length < lame + extension.length || !known.test(frame.toString("latin1", lame, lame + 4)))
    return cleaned;
  frame.copy(cleaned, lame, lame, lame + extension.length);
  cleaned.fill(0, lame, lame + extension.version).write("LAME", lame);
  cleaned.writeUInt32BE(frame.length + bytes, lame + extension.musicLength);
  const checksum = lame + extension.checksum;
  cleaned.writeUInt16BE(crc16(cleaned.subarray(0, checksum)), checksum);
  return cleaned;
}

/** Where the header begins in its frame: behind room for what a frame with sound would say of its channels. */
function tagIn(frame: Buffer): number | undefined {
  return [36, 21, 13].find(
    (at) => /^(Xing|Info)$/.test(frame.toString("latin1", at, at + 4)) && frame.length >= at + 120,
  );
}

/** Where the tags end that are in front of the sound. */
async function endOfTags(file: FileHandle): Promise<number> {
  for (let position = 0; ; ) {
    const { buffer } = await file.read({ buffer: Buffer.alloc(10), position });
    if (buffer.toString("latin1", 0, 3) !== "ID3") return position;
    const size = buffer.subarray(6).reduce((sum, byte) => sum * 128 + (byte & 127), 0);
    const hasFooter = (buffer[5] ?? 0) & 16;
    position += 10 + size + (hasFooter ? 10 : 0);
  }
}

/** CRC-16/ARC */
function crc16(bytes: Buffer): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
  }
  return crc;
}
