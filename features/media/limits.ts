import { m } from "#messages";

const mebibyte = 1024 * 1024;

export const uploadLimits = {
  avatar: { maxBytes: 5 * mebibyte - 1, tooLarge: m.media.avatarTooManyBytes },
  image: { maxBytes: 10 * mebibyte, tooLarge: m.media.imageTooManyBytes },
  file: { maxBytes: 100 * mebibyte, tooLarge: m.adminMedia.fileTooManyBytes },
  fileOfAuthor: {
    maxBytes: 30 * mebibyte,
    tooLarge: m.adminMedia.fileOfAuthorTooManyBytes,
  },
  video: { maxBytes: 100 * mebibyte, tooLarge: m.adminMedia.videoTooManyBytes },
};
