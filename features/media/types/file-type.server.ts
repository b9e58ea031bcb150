import { open } from "node:fs/promises";
import type { Upload } from "#core/context.ts";

/** `head`: its first bytes, if they have been read. */
export type OpenedUpload = Upload & { head?: Buffer };

/** `mpeg` is a program stream (DVD), `mpegts` a transport stream (AVCHD, television), `asf` has WMV. */
export type VideoKind = "mp4" | "mov" | "matroska" | "avi" | "mpeg" | "mpegts" | "asf";
/** What a file is by its first bytes, as far as it matters here. */
export type FileKind = VideoKind | "heic" | "other";

export function isVideo(kind: FileKind): kind is VideoKind {
  return kind !== "heic" && kind !== "other";
}

/** Whether it can be read, and copied without its metadata, without ffmpeg. */
export function isReadable(kind: VideoKind): boolean {
  return kind === "mp4" || kind === "mov" || kind === "matroska";
}

const signatures: [VideoKind, Buffer][] = [
  ["matroska", Buffer.from("1a45dfa3", "hex")], // also WebM
  ["mpeg", Buffer.from("000001ba", "hex")],
  ["asf", Buffer.from("3026b2758e66cf11", "hex")],
];

const heic = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);
const avif = new Set(["avif", "avis"]);
const stills = new Set(["mif1", "msf1", "miaf"]);
/** The first boxes of QuickTime files that are older than `ftyp`. */
const quickTime = new Set(["moov", "mdat", "wide", "free", "skip", "pnot"]);

/** Judges by the bytes, never by a file name or a declared type. */
export function kindOf(head: Buffer): FileKind {
  const word = (at: number) => head.toString("latin1", at, at + 4);
  if (word(0) === "RIFF" && word(8) === "AVI ") return "avi";
  const signature = signatures.find(([, bytes]) => head.indexOf(bytes) === 0);
  if (signature) return signature[0];
  if (isTransportStream(head)) return "mpegts";
  if (word(4) !== "ftyp") return quickTime.has(word(4)) && isBoxSize(head.readUInt32BE(0)) ? "mov" : "other";
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [word(8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(word(at));
  if (brands.some((brand) => avif.has(brand))) return "other";
  if (brands.some((brand) => heic.has(brand)) || stills.has(word(8))) return "heic";
  return word(8) === "qt  " ? "mov" : "mp4";
}

/** Packets of 188 bytes, on camcorders with a time of 4 bytes before each. */
function isTransportStream(head: Buffer): boolean {
  const starts = (first: number, length: number) =>
    [0, 1, 2, 3, 4].every((packet) => head[first + packet * length] === 0x47);
  return starts(0, 188) || starts(4, 192);
}

/** 1 means that the size follows in 64 bits, 0 that the box ends with the file. */
function isBoxSize(size: number): boolean {
  return size === 0 || size === 1 || size >= 8;
}

/** The first 4 kB of a file. */
export async function headOf(file: string | Buffer): Promise<Buffer> {
  if (typeof file !== "string") return file.subarray(0, 4096);
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
