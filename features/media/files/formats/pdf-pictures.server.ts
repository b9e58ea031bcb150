import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
} from "@cantoo/pdf-lib";
import { isPicture } from "./clean-picture.server.ts";
import { maxPart } from "./limits.server.ts";
import type { Report } from "./report.server.ts";

const name = (text: string) => PDFName.of(text);
const formats = new Set(["DCTDecode", "DCT", "JPXDecode"].map(name)); // JPEG, JPEG 2000

/** Takes the metadata out of the pictures of a PDF without decoding them. */
export function cleanPictures(objects: PDFObject[], report: Report): void {
  for (const stream of objects) if (stream instanceof PDFRawStream) cleanStream(stream, report);
}

function cleanStream(stream: PDFRawStream, report: Report): void {
  const filters = listOf(stream.dict, "Filter");
  const format = filters.at(-1);
  if (!(format instanceof PDFName && formats.has(format))) return;
  const contents = contentsOf(stream, filters.slice(0, -1));
  if (!contents || contents.length > maxPart || !isPicture(contents)) {
    report.leavePicture();
    return;
  }
  const cleaned = report.cleanPicture(contents);
  if (!cleaned) return;
  stream.updateContents(shared(stream.getContents(), cleaned));
  if (filters.length === 1) return;
  stream.dict.set(name("Filter"), format);
  const parameters = listOf(stream.dict, "DecodeParms").at(-1);
  if (parameters instanceof PDFDict) stream.dict.set(name("DecodeParms"), parameters);
  else stream.dict.delete(name("DecodeParms"));
}

/** Uses the memory of the file again, which can be large. */
function shared(before: Uint8Array, cleaned: Buffer): Uint8Array {
  if (cleaned.length > before.length) return cleaned;
  before.set(cleaned);
  return before.subarray(0, cleaned.length);
}

/** The bytes of a picture, which may be packed once more; undefined if nobody can read them. */
function contentsOf(stream: PDFRawStream, filters: PDFObject[]): Buffer | undefined {
  const contents = stream.getContents();
  if (filters.length === 0) return Buffer.from(contents.buffer, contents.byteOffset, contents.length);
  const dict = PDFDict.withContext(stream.dict.context);
  dict.set(name("Filter"), dict.context.obj(filters));
  const parameters = listOf(stream.dict, "DecodeParms").slice(0, filters.length);
  if (parameters.length > 0) dict.set(name("DecodeParms"), dict.context.obj(parameters));
  try {
    return Buffer.from(decodePDFRawStream(PDFRawStream.of(dict, contents)).decode());
  } catch {
    return undefined;
  }
}

function listOf(dict: PDFDict, key: string): PDFObject[] {
  const value = dict.lookup(name(key));
  if (value instanceof PDFArray) return value.asArray().map((item, index) => value.lookup(index) ?? item);
  return value ? [value] : [];
}
