const mebibyte = 1024 * 1024;

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

export const nothingSelected = "Please select at least one image or video";
