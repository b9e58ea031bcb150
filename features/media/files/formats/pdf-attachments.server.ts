import { constants, inflateSync } from "node:zlib";
import { PDFDict, PDFHexString, PDFName, type PDFObject, PDFRawStream, PDFString } from "@cantoo/pdf-lib";
import type { Report } from "./report.server.ts";

const name = (text: string) => PDFName.of(text);
const program =
  /\.(exe|com|scr|pif|bat|cmd|msi|msp|dll|cpl|hta|jse?|vbs|vbe|wsf|wsh|ps1|lnk|url|reg|jar|app|sh|command|desktop|docm|xlsm|pptm)[. ]*$/i;
const programHead = /^(4d5a|7f454c46|2321|cafebabe|c[ef]faedfe)/; // in hexadecimal digits

/** Removes attached programs. Other files stay as they are, which the library says. */
export function stripAttachments(dictionaries: PDFDict[], report: Report): void {
  for (const specification of dictionaries) {
    const files = specification.lookup(name("EF"));
    if (!(files instanceof PDFDict)) continue;
    const names = ["F", "UF", "DOS", "Unix", "Mac"].map((key) => textOf(specification.lookup(name(key))));
    const contents = files.keys().map((key) => files.lookup(key));
    if (names.some((text) => program.test(text)) || contents.some(isProgram)) {
      specification.delete(name("EF"));
      report.removed.add("attached programs");
    } else report.kept.add("attached files, with what they say of their authors");
  }
}

function isProgram(stream: PDFObject | undefined): boolean {
  if (!(stream instanceof PDFRawStream)) return false;
  const start = stream.getContents().subarray(0, 4096);
  return programHead.test(unpacked(start).toString("hex", 0, 4));
}

function unpacked(start: Uint8Array): Buffer {
  try {
    return inflateSync(start, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 8 * 1024 * 1024 });
  } catch {
    return Buffer.from(start);
  }
}

/** Empty for what is no text, or cannot be read. */
export function textOf(value: PDFObject | undefined): string {
  try {
    return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText().trim() : "";
  } catch {
    return "";
  }
}
