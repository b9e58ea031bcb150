import { open } from "node:fs/promises";
import type { AudioType } from "../../types/file-types.ts";

const maxParts = 10_000;
/** Sound, tags that are read elsewhere, and padding. */
const defaultValue = /^(fmt |data|fact|PEAK|ds64|LIST|id3 |ID3 |JUNK|junk|PAD |FLLR)$/;
const added = new Set([2, 5]); // FLAC: data of an application, and the tracks of a disc

/** Whether a WAV or FLAC has parts in which recorders and programs write what they like, such as `bext`. */
export async function hasOtherParts({ path, type }: { path: string; type: AudioType }): Promise<boolean> {
  if (type !== "wav" && type !== "flac") return false;
  await using file = await open(path);
  let position = type === "wav" ? 12 : 4;
  for (let count = 0; count < maxParts; count++) {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(8), position });
    if (bytesRead < 4) return false;
    if (type === "wav") {
      if (!defaultValue.test(buffer.toString("latin1", 0, 4))) return true;
      const size = buffer.readUInt32LE(4);
      position += 8 + size + (size % 2);
    } else {
      const kind = buffer.readUInt8(0);
      if (added.has(kind & 127)) return true;
      if (kind & 128) return false;
      position += 4 + buffer.readUIntBE(1, 3);
    }
  }
  return true;
}
