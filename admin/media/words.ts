import { sizeInWords } from "#core/file-size.ts";
import { aboutLink } from "#features/media/files/words.ts";
import type { MediaEntry } from "#features/media/library/contract.ts";

export const searchedIn = "Text, name or uploader";

/** The names of kinds in dialogs. */
export const kindNames: Record<MediaEntry["kind"], string> = {
  image: "Picture",
  video: "Video",
  audio: "Recording",
  file: "File",
};

/** `Image, 1440 × 960, 812 KB` or `PDF, 1.2 MB, 12 pages` */
export function aboutFile({ kind, width, height, bytes, file }: MediaEntry): string {
  if (file) return aboutLink(file);
  const name = kind === "image" ? "Image" : "Video";
  const size = width > 0 ? `${width} × ${height}` : "";
  return [name, size, bytes > 0 ? sizeInWords(bytes) : ""].filter(Boolean).join(", ");
}

export function nameOf({ kind, alt, name, file }: MediaEntry): string {
  if (file) return file.name;
  return alt || name || (kind === "image" ? "Image" : "Video");
}

export function lacksText({ alt, decorative, file }: MediaEntry): boolean {
  return alt === "" && !decorative && !file;
}
