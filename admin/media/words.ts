import type { MediaEntry } from "#features/media/library-contract.ts";

export const searchedIn = "Text, name or uploader";

const units = ["B", "KB", "MB", "GB"];

/** `812 KB`, `1.4 MB` */
export function sizeInWords(bytes: number): string {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), units.length - 1);
  const value = bytes / 1024 ** power;
  return `${value < 10 && power > 1 ? value.toFixed(1) : Math.round(value)} ${units[power]}`;
}

/** `Image, 1440 × 960, 812 KB` */
export function aboutFile({ kind, width, height, bytes }: MediaEntry): string {
  const name = kind === "image" ? "Image" : "Video";
  const size = width > 0 ? `${width} × ${height}` : "";
  return [name, size, bytes > 0 ? sizeInWords(bytes) : ""].filter(Boolean).join(", ");
}

export function nameOf({ kind, alt, name }: MediaEntry): string {
  return alt || name || (kind === "image" ? "Image" : "Video");
}

export function lacksText({ alt, decorative }: MediaEntry): boolean {
  return alt === "" && !decorative;
}
