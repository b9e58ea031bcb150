import { open } from "node:fs/promises";

/** What a file is by its first bytes, as far as it matters here. */
export type FileKind = "heic" | "mp4" | "mov" | "avi" | "other";

/** Whether a file is a video of a kind that is taken. */
export function isFilm(kind: FileKind): kind is "mp4" | "mov" | "avi" {
  return kind === "mp4" || kind === "mov" || kind === "avi";
}

const heic = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);
const avif = new Set(["avif", "avis"]);
const stills = new Set(["mif1", "msf1", "miaf"]);
/** With what a QuickTime film begins that is older than `ftyp`. */
const films = new Set(["moov", "mdat", "wide", "free", "skip", "pnot"]);

/** Looks at the first bytes of a file, or at the bytes themselves, and never at a name or a declared type. */
export async function kindOf(file: string | Buffer): Promise<FileKind> {
  const head = await beginningOf(file);
  const word = (at: number) => head.toString("latin1", at, at + 4);
  if (word(0) === "RIFF" && word(8) === "AVI ") return "avi";
  if (word(4) !== "ftyp") return films.has(word(4)) && isBoxSize(head.readUInt32BE(0)) ? "mov" : "other";
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [word(8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(word(at));
  if (brands.some((brand) => avif.has(brand))) return "other";
  if (brands.some((brand) => heic.has(brand)) || stills.has(word(8))) return "heic";
  return word(8) === "qt  " ? "mov" : "mp4";
}

/** 1 stands for a size of 64 bits after the name, 0 for "to the end of the file". */
function isBoxSize(size: number): boolean {
  return size === 0 || size === 1 || size >= 8;
}

/** The first bytes of a file. */
export async function beginningOf(picture: string | Buffer): Promise<Buffer> {
  if (typeof picture !== "string") return picture.subarray(0, 4096);
  const file = await open(picture);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
