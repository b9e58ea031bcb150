import { aboutXmp, type CleanedPicture } from "./cleaned.server.ts";

const removed = new Set(["xml ", "uuid", "uinf", "jumb", "asoc", "jp2i"]);

/** A JPEG 2000 file without the boxes of metadata. */
export function cleanJpeg2000(bytes: Buffer): CleanedPicture | undefined {
  const kept: Buffer[] = [];
  const about = new Set<string>();
  for (let at = 0; at + 8 <= bytes.length; ) {
    const type = bytes.toString("latin1", at + 4, at + 8);
    const next = endOfBox(bytes, at);
    const box = bytes.subarray(at, next);
    at = next;
    if (!removed.has(type)) kept.push(box);
    else for (const word of aboutXmp(box.toString("latin1"))) about.add(word);
  }
  const cleaned = Buffer.concat(kept);
  return cleaned.length < bytes.length - 8 ? { bytes: cleaned, about: [...about] } : undefined;
}

/** A size of 1 stands for one of 64 bits, 0 for a box up to the end. */
function endOfBox(bytes: Buffer, at: number): number {
  const size = bytes.readUInt32BE(at);
  const end = size === 0 ? bytes.length : at + (size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size);
  if (end > bytes.length || end < at + 8) throw new Error("a box of a wrong size");
  return end;
}
