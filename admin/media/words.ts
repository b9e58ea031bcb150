import { sizeInWords } from "#core/file-size.ts";
import { withCommas } from "#core/list-format.ts";
import type { Message } from "#core/message.ts";
import { aboutLink } from "#features/media/files/words.ts";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { m } from "#messages";

/** The names of kinds in dialogs. */
export const kindNames: Record<MediaEntry["kind"], Message> = {
  image: m.adminMedia.picture,
  video: m.adminMedia.video,
  audio: m.adminMedia.recording,
  file: m.adminMedia.file,
};

/** `Image, 1440 × 960, 812 KB` or `PDF, 1.2 MB, 12 pages` */
export function aboutFile({ kind, width, height, bytes, file }: MediaEntry): string {
  if (file) return aboutLink(file);
  const name = kind === "image" ? m.adminMedia.imageKind() : m.adminMedia.videoKind();
  const size = width > 0 ? `${width} × ${height}` : "";
  return withCommas([name, size, bytes > 0 ? sizeInWords(bytes) : ""]);
}

export function nameOf({ kind, alt, name, file }: MediaEntry): string {
  if (file) return file.name;
  return alt || name || (kind === "image" ? m.adminMedia.anImage() : m.adminMedia.aVideo());
}

export function lacksText({ alt, decorative, file }: MediaEntry): boolean {
  return alt === "" && !decorative && !file;
}
