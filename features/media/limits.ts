const mebibyte = 1024 * 1024;

export const uploadLimits = {
  avatar: { maxBytes: 5 * mebibyte - 1, tooLarge: () => "Image size must be less than 5MB" },
  image: { maxBytes: 10 * mebibyte, tooLarge: () => "Image size must be less than 10MB" },
  file: { maxBytes: 100 * mebibyte, tooLarge: () => "File size must be less than 100MB" },
  fileOfAuthor: {
    maxBytes: 30 * mebibyte,
    tooLarge: () => "File size must be less than 30MB. Please ask an administrator to add larger files.",
  },
  video: { maxBytes: 100 * mebibyte, tooLarge: () => "Video size must be less than 100MB" },
};
