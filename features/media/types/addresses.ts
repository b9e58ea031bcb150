import type { MediaKind } from "#db/schema.ts";
import type { Picture } from "../contract.ts";

const ladder = [320, 640, 960, 1440, 2000];
const portraitLadder = [96, 256];
const portraitSide = 256;

/** The widths, in pixels, in which a picture is kept: at most five, none larger than the picture. */
export function widthsOf(width: number): number[] {
  const steps = width <= portraitSide ? portraitLadder : ladder;
  const largest = Math.min(width, steps.at(-1) ?? width);
  return [...steps.filter((step) => step < largest), largest];
}

/** The cache tag of the files of a picture, video or document. */
export function mediaTag(id: string): string {
  return `media:${id}`;
}

/** The URL of one size of a picture. Its content never changes. */
export function pictureUrl(id: string, width: number): string {
  return `/media/${id}/${width}.webp`;
}

/** AVIF copies of larger pictures are hardly smaller than their WebP files. `ui/picture.tsx` names the same widths. */
const avifWidths = [320, 640, 960];

/** The keys of the AVIF copies that a picture may have. They can be made again, so backups leave them out. */
export function avifKeysOf({ id, kind, width }: Pick<StoredFile, "id" | "kind" | "width">): string[] {
  if (kind !== "image") return [];
  const widths = widthsOf(width).filter((step) => avifWidths.includes(step));
  return widths.map((step) => `${id}/${step}.avif`);
}

const videoNames: Record<string, string> = {
  "video/mp4": "video.mp4",
  "video/webm": "video.webm",
  "video/quicktime": "video.mov",
  "video/x-msvideo": "video.avi",
};

export function videoUrl(id: string, contentType = "video/mp4"): string {
  return `/media/${id}/${videoNames[contentType] ?? "video.mp4"}`;
}

/** Whether browsers play a video of this type; the others are offered to be downloaded. */
export function isPlayable(contentType: string): boolean {
  return contentType === "video/mp4" || contentType === "video/webm";
}

export function posterUrl(id: string, width: number): string {
  return `/media/${id}/poster-${width}.webp`;
}

/** A picture in its largest size and in all sizes; null without one. */
export function inAllSizes(width: number | null, urlOf: (step: number) => string) {
  if (width === null) return null;
  const srcset = widthsOf(width).map((step) => `${urlOf(step)} ${step}w`);
  return { url: urlOf(width), srcset: srcset.join(", ") };
}

export function posterOf(id: string, posterWidth: number | null) {
  return inAllSizes(posterWidth, (step) => posterUrl(id, step));
}

export type StoredFile = {
  id: string;
  kind: MediaKind;
  width: number;
  contentType: string;
  posterWidth: number | null;
};

/** The keys of a picture or a video in the media store: of a video, its own first. */
export function keysOf({ id, kind, width, contentType, posterWidth }: StoredFile): string[] {
  if (kind === "file" || kind === "audio") return []; // `versionKeys`
  const posters = posterWidth === null ? [] : widthsOf(posterWidth).map((step) => posterUrl(id, step));
  const urls =
    kind === "video"
      ? [videoUrl(id, contentType), ...posters]
      : widthsOf(width).map((step) => pictureUrl(id, step));
  return urls.map((url) => url.slice("/media/".length));
}

/** The content type of one of these files: the still pictures of a video are WebP. */
export function contentTypeOf({ contentType }: { contentType: string }, key: string): string {
  return key.endsWith(".webp") ? "image/webp" : contentType;
}

export function avatarUrl(id: string | null): string | null {
  return id === null ? null : pictureUrl(id, portraitSide);
}

type StoredPicture = {
  id: string;
  width: number;
  height: number;
  placeholder: string;
  alt: string;
  caption: string;
};

export function storedPicture({ id, width, height, placeholder, alt, caption }: StoredPicture): Picture {
  const widths = widthsOf(width);
  const largest = widths.at(-1) ?? width;
  return {
    url: pictureUrl(id, largest),
    srcset: widths.map((step) => `${pictureUrl(id, step)} ${step}w`).join(", "),
    width: largest,
    height: Math.round((height * largest) / width),
    alt,
    caption,
    placeholder,
    generated: false,
  };
}
