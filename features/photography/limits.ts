import type { FieldError } from "#core/errors.ts";
import type { MediaType, VisualKind } from "#db/schema.ts";
import { uploadLimits } from "#features/media/limits.ts";

export const limits = {
  images: {
    max: 10,
    tooMany: () => "Maximum 10 images allowed",
    ...uploadLimits.image,
  },
  videos: {
    max: 5,
    tooMany: () => "Maximum 5 videos allowed",
    ...uploadLimits.video,
  },
};

const nothingSelected = "Please select at least one image or video";

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
  const path = mediaType === "videos" ? "videos" : "images";
  const one = mediaType === "videos" ? "video" : "image";
  const msg = kinds.length === 0 ? nothingSelected : `Please select at least one ${one}`;
  return [{ path, msg }];
}
