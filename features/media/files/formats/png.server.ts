import { crc32 } from "node:zlib";
import { aboutXmp, type CleanedPicture } from "./cleaned.server.ts";
import { exifOf, readExif } from "./tiff.server.ts";

const chunkHead = 8;
/** Chunks that a program may leave out, but that change how the picture looks. */
const needed = new Set(
  (
    "tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT oFFs pCAL sCAL sTER " +
    "msOG"
  ) // a moving picture of PowerPoint
    .split(" "),
);

/** A PNG without texts, times, Exif and what programs add for themselves. */
export function cleanPng(bytes: Buffer): CleanedPicture | undefined {
  const kept = [bytes.subarray(0, chunkHead)];
  const about = new Set<string>();
  let [isChanged, at, type] = [false, chunkHead, ""];
  while (type !== "IEND") {
    type = bytes.toString("latin1", at + 4, at + 8);
    const next = at + bytes.readUInt32BE(at) + 12;
    if (next > bytes.length) throw new Error("a chunk that is too long");
    const chunk = bytes.subarray(at, next);
    at = next;
    const isCritical = /^[A-Z]/.test(type);
    if (isCritical || needed.has(type)) {
      kept.push(chunk);
      continue;
    }
    const turned = type === "eXIf" ? readExif(chunk.subarray(chunkHead, -4), about) : 1;
    const exif = turned > 1 ? chunkOf("eXIf", exifOf(turned)) : Buffer.alloc(0);
    if (type === "tIME") about.add("dates");
    else for (const word of aboutXmp(chunk.toString("latin1"))) about.add(word);
    isChanged ||= !exif.equals(chunk);
    if (exif.length > 0) kept.push(exif);
  }
  if (!isChanged && at === bytes.length) return undefined;
  return { bytes: Buffer.concat(kept), about: [...about] };
}

function chunkOf(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, check]);
}
