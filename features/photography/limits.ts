const mebibyte = 1024 * 1024;

/** How much a collection holds, and what is said where it is more. */
export const limits = {
  images: {
    most: 10,
    mostBytes: 10 * mebibyte,
    tooMany: "Maximum 10 images allowed",
    tooLarge: "Image size must be less than 10MB",
  },
  videos: {
    most: 5,
    mostBytes: 100 * mebibyte,
    tooMany: "Maximum 5 videos allowed",
    tooLarge: "Video size must be less than 100MB",
  },
};

/** Said where a collection would be empty. */
export const nothingSelected = "Please select at least one image or video";
