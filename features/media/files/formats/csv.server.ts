import { createReadStream } from "node:fs";
import { maxTextLength, searchText } from "./limits.server.ts";

/** The beginning of a text file, in UTF-8 or else in Windows-1252. */
export async function textFile(path: string): Promise<string> {
  const chunks = await Array.fromAsync(createReadStream(path, { end: maxTextLength * 2 }));
  const bytes = Buffer.concat(chunks as Buffer[]);
  return searchText(new TextDecoder(isUtf8(bytes) ? "utf-8" : "windows-1252").decode(bytes));
}

/** True for text without control characters that does not begin like a page or program. */
export function isPlainText(head: Buffer): boolean {
  const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32) || byte === 127;
  const text = head
    .toString("latin1")
    .replace(/^\u00ef\u00bb\u00bf/, "")
    .trim();
  return text !== "" && !head.some(isControl) && !/^(<|#!|%|\{)/.test(text);
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
