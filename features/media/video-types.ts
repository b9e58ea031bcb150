/** The endings of videos that can be uploaded. Those after MKV need ffmpeg on the server. */
export const videoEndings = [
  ...["mp4", "m4v", "mov", "webm", "mkv"],
  ...["avi", "mpg", "mpeg", "ts", "mts", "m2ts", "wmv"],
];

/** The value of the attribute `accept`. It has endings too, because not every device knows all types. */
export const videoAccept = ["video/*", ...videoEndings.map((ending) => `.${ending}`)].join();
