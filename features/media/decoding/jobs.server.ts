import type { SocialImageText } from "../social-images/social-image.server.ts";

/** The jobs of the decoding process. Each loads what it needs when it first runs. */
export const jobs = {
  picture: async (picture: Buffer | string) => (await import("./pipeline.server.ts")).decodePicture(picture),
  avatar: async (picture: Buffer | string) => (await import("./pipeline.server.ts")).decodeAvatar(picture),
  croppedSocialImage: async (picture: Buffer) =>
    (await import("../social-images/social-image.server.ts")).croppedSocialImage(picture),
  drawnSocialImage: async (text: SocialImageText) =>
    (await import("../social-images/social-image.server.ts")).drawnSocialImage(text),
  inspectVideo: async (path: string) => (await import("../videos/remux.server.ts")).inspectVideo(path),
  remuxVideo: async (paths: { from: string; to: string }) =>
    (await import("../videos/remux.server.ts")).remuxVideo(paths),
  icon: async (shape: { size: number; full: boolean }) =>
    (await import("../social-images/icon.server.ts")).drawnIcon(shape),
};

export type Jobs = typeof jobs;
