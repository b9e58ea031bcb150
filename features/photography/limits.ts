import { uploadLimits } from "#features/media/limits.ts";

export const limits = {
  images: {
    max: 10,
    tooMany: "Maximum 10 images allowed",
    ...uploadLimits.image,
  },
  videos: {
    max: 5,
    tooMany: "Maximum 5 videos allowed",
    ...uploadLimits.video,
  },
};

export const nothingSelected = "Please select at least one image or video";
