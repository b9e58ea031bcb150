import type { FieldError } from "#core/errors.ts";
import type { MediaType, VisualKind } from "#db/schema.ts";
import { uploadLimits } from "#features/media/limits.ts";
import { m } from "#messages";

export const limits = {
  images: {
    max: 10,
    tooMany: m.adminPhotography.tooManyImages,
    ...uploadLimits.image,
  },
  videos: {
    max: 5,
    tooMany: m.adminPhotography.tooManyVideos,
    ...uploadLimits.video,
  },
};

export function isShownIn(mediaType: MediaType, kind: VisualKind): boolean {
  return mediaType === "mixed" || mediaType === (kind === "image" ? "images" : "videos");
}

/** Too many or, in a `complete` collection, too few images and videos. */
export function countErrors(mediaType: MediaType, kinds: VisualKind[], complete: boolean): FieldError[] {
  const count = (kind: VisualKind) =>
    isShownIn(mediaType, kind) ? kinds.filter((of) => of === kind).length : 0;
  const [images, videos] = [count("image"), count("video")];
  if (images > limits.images.max) return [{ path: "images", msg: limits.images.tooMany() }];
  if (videos > limits.videos.max) return [{ path: "videos", msg: limits.videos.tooMany() }];
  if (!complete || images + videos > 0) return [];
  const [path, missing] =
    mediaType === "videos"
      ? (["videos", m.adminPhotography.noVideo] as const)
      : (["images", m.adminPhotography.noImage] as const);
  return [{ path, msg: kinds.length === 0 ? m.adminPhotography.nothingSelected() : missing() }];
}
