import { AppError } from "#core/errors.ts";

const mebibyte = 1024 * 1024;

export const maxTextLength = 200_000; // characters, of one file
export const maxEntries = 10_000; // in an archive
export const maxUnpacked = 1024 * mebibyte; // of all entries of an archive
export const maxXmlLength = 100 * mebibyte; // that are read of one entry
export const maxPart = 48 * mebibyte; // of an archive or a PDF that is cleaned in memory
export const maxReading = 15_000; // milliseconds

/** `changed`: there is a copy without metadata. `removed` and `kept` are names of metadata. */
export type CleanedFile = {
  changed: boolean;
  removed: string[];
  kept: string[];
  pages: number | null;
  seconds: number | null;
};

export const unchanged: CleanedFile = { changed: false, removed: [], kept: [], pages: null, seconds: null };

export const keptForSignature = "all metadata, because changing a signed file would break its signature";

export function refused(sentence: string, cause?: unknown): AppError {
  return new AppError("unsupported_media_type", sentence, { cause });
}

/** Plain text for the search index: spaces collapsed, without control characters. */
export function searchText(text: string): string {
  return text
    .slice(0, maxTextLength)
    .replace(/(\p{L})-\n(?=\p{Ll})/gu, "$1") // hyphenated at the end of a line
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .toWellFormed()
    .normalize();
}

/** The words on screens for names of metadata, from lists of names for each word. */
export function wordsByName(names: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(names).flatMap(([word, all]) => all.split(" ").map((name) => [name, word])));
}
