import { widthsOf } from "./addresses.ts";
import type { FileType } from "./file-types.ts";

/** The URL at which readers download a file. It stays when there is a new version. */
export function fileUrl(id: string, address: string): string {
  return `/files/${id}/${address}`;
}

/** The key of a version in the media store, which is not served under `/media/`. */
export function fileKey(id: string, version: number, type: FileType): string {
  return `${id}/file-${version}.${type}`;
}

/**
 * A path below `/media/` that belongs to a file: only the current version is public, as a download. In any case of
 * letters, because file systems of macOS and Windows do not tell them apart.
 */
export function isFileKey(path: string): boolean {
  return /^\/?[^/]*\/file-/i.test(path);
}

/** The URL of one size of the picture of a version's first page. */
function firstPageUrl(id: string, version: number, width: number): string {
  return `/media/${id}/page-${version}-${width}.webp`;
}

/** The sizes of a first page for `srcset`, and the largest of them; null without a picture. */
export function firstPageOf(id: string, version: number, posterWidth: number | null) {
  if (posterWidth === null) return null;
  const srcset = widthsOf(posterWidth).map((step) => `${firstPageUrl(id, version, step)} ${step}w`);
  return { url: firstPageUrl(id, version, posterWidth), srcset: srcset.join(", ") };
}

type Version = { id: string; type: FileType; version: number; posterWidth: number | null };

/** The keys of a version in the media store: its own first. */
export function versionKeys({ id, type, version, posterWidth }: Version): string[] {
  const steps = posterWidth === null ? [] : widthsOf(posterWidth);
  const pictures = steps.map((step) => firstPageUrl(id, version, step).slice("/media/".length));
  return [fileKey(id, version, type), ...pictures];
}
