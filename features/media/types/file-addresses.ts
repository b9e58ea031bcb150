import { inAllSizes, widthsOf } from "./addresses.ts";
import type { FileType } from "./file-types.ts";

/** The URL at which readers download a file. It stays when there is a new version. */
export function fileUrl(id: string, address: string): string {
  return `/files/${id}/${address}`;
}

/** The key of a version in the media store, which is not served under `/media/`. */
export function fileKey(id: string, version: number, type: FileType): string {
  return `${id}/file-${version}.${type}`;
}

/** Only the current version is public. In any case, because macOS and Windows do not tell them apart. */
export function isFileKey(path: string): boolean {
  return /^\/?[^/]*\/file-/i.test(path);
}

function firstPageUrl(id: string, version: number, width: number): string {
  return `/media/${id}/page-${version}-${width}.webp`;
}

export function firstPageOf(id: string, version: number, posterWidth: number | null) {
  return inAllSizes(posterWidth, (step) => firstPageUrl(id, version, step));
}

type Version = { id: string; type: FileType; version: number; posterWidth: number | null };

/** The keys of a version in the media store: its own first. */
export function versionKeys({ id, type, version, posterWidth }: Version): string[] {
  const steps = posterWidth === null ? [] : widthsOf(posterWidth);
  const pictures = steps.map((step) => firstPageUrl(id, version, step).slice("/media/".length));
  return [fileKey(id, version, type), ...pictures];
}
