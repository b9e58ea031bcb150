import { AppError } from "#core/errors.ts";
import { m } from "#messages";
import { decode } from "../decoding/decoder.server.ts";
import type { Requester } from "../decoding/queue.server.ts";
import { headOf, type OpenedUpload } from "../types/file-type.server.ts";
import { type FileType, fileTypes } from "../types/file-types.ts";
import { isPlainText } from "./formats/csv.server.ts";

/** What an upload is by its bytes; undefined if it is no file of the library. Refuses what its name belies. */
export async function fileTypeOf({ path, name, head: known }: OpenedUpload, requester: Requester) {
  const head = known ?? (await headOf(path));
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const type =
    typeByHead(head, ending) ?? (isArchive(head) ? await decode("typeOfFile", path, requester) : undefined);
  const isBelied = type === undefined || (type === "zip" && ending !== "zip");
  if (/^(doc|dot|xls|xlt|xla|ppt|pot|pps)[mx]?$/.test(ending) && ending.endsWith("m"))
    throw unsupported(m.adminMedia.macros());
  if (head.toString("hex", 0, 8) === "d0cf11e0a1b11ae1") throw unsupported(m.adminMedia.oldOffice());
  if (isBelied && Object.hasOwn(fileTypes, ending))
    throw unsupported(m.adminMedia.notOfType({ article: articleOf(ending), type: ending.toUpperCase() }));
  return type;
}

function typeByHead(head: Buffer, ending: string): FileType | undefined {
  const word = (at: number, length = 4) => head.toString("latin1", at, at + length);
  if (!isArchive(head) && isPdf(head)) return "pdf";
  if (word(0, 5) === "{\\rtf") return "rtf";
  if (word(0) === "OggS") return "ogg";
  if (word(4) === "ftyp" && (/^M4[AB] $/.test(word(8)) || ending === "m4a")) return "m4a";
  if (word(0) === "fLaC") return "flac";
  if (/^(RIFF|RF64)$/.test(word(0)) && word(8) === "WAVE") return "wav";
  if (isAac(head)) return "aac";
  if (word(0, 3) === "ID3" || isMpegAudio(head)) return "mp3";
  return ending === "csv" && isPlainText(head) ? "csv" : undefined;
}

/** Readers allow some bytes before the header, such as commands for a printer. A page of HTML is something else. */
function isPdf(head: Buffer): boolean {
  const before = head.toString("latin1", 0, 1029).split("%PDF-", 2);
  return before.length === 2 && !before[0]?.includes("<");
}

/** Letters whose names begin with a vowel: an ODT, an MP3, a PDF. */
function articleOf(ending: string): string {
  return /^[aeimorx]/.test(ending) ? "an" : "a";
}

/** A frame of MPEG audio, layer III. */
function isMpegAudio(head: Buffer): boolean {
  const [first = 0, second = 0] = head;
  return first === 0xff && (second & 0xe6) === 0xe2;
}

/** A frame of AAC in ADTS. */
function isAac([first = 0, second = 0]: Buffer): boolean {
  return first === 0xff && (second & 0xf6) === 0xf0;
}

function isArchive(head: Buffer): boolean {
  return head.toString("latin1", 0, 4) === "PK\u0003\u0004";
}

function unsupported(sentence: string): AppError {
  return new AppError("unsupported_media_type", sentence);
}
