import { setPriority } from "node:os";
import sharp from "sharp";
import { isAppError } from "#core/errors.ts";
import { inLanguage } from "#messages";
import type { IconOptions } from "../social-images/icon.server.ts";
import type { SocialImage } from "../social-images/social-image.server.ts";
import type { AudioType, FileType } from "../types/file-types.ts";
import type { AvifOptions } from "./avif.server.ts";
import { limitMemory } from "./memory-limit.server.ts";

// The process in which files are decoded, one at a time: started, fed and ended by `child.server.ts`.

const politeness = 5; // readers come first

// Each loads what it needs when it first runs.
const pipeline = () => import("./pipeline.server.ts");
const socialImages = () => import("../social-images/social-image.server.ts");
const files = () => import("../files/formats/jobs.server.ts");
const jobs = {
  picture: async (picture: Buffer | string) => (await pipeline()).decodePicture(picture, false),
  avatar: async (picture: Buffer | string) => (await pipeline()).decodePicture(picture, true),
  avifCopy: async (wanted: AvifOptions) => (await import("./avif.server.ts")).avifCopy(wanted),
  podcastPicture: async (picture: Buffer) => (await socialImages()).podcastPicture(picture),
  socialImageOf: async (image: SocialImage) => (await socialImages()).socialImageOf(image),
  drawing: async (svg: string) => (await import("../social-images/drawing.server.ts")).pictureOfDrawing(svg),
  icon: async (wanted: IconOptions) => (await import("../social-images/icon.server.ts")).icon(wanted),
  emailLogo: async (picture: Buffer) => (await import("../social-images/icon.server.ts")).emailLogo(picture),
  toneOf: async (picture: Buffer) => (await import("../social-images/icon.server.ts")).toneOf(picture),
  inspectVideo: async (path: string) => (await import("./video-tracks.server.ts")).inspectVideo(path),
  remuxVideo: async (paths: { from: string; to: string }) =>
    (await import("./remux.server.ts")).remuxVideo(paths),
  typeOfFile: async (path: string) => (await files()).typeOfArchive(path),
  cleanFile: async (file: { path: string; type: FileType; to: string }) => (await files()).cleanFile(file),
  soundOfFile: async (file: { path: string; type: AudioType }) =>
    (await import("../files/formats/sound.server.ts")).soundOfFile(file),
  readFile: async (file: { path: string; type: FileType }) => (await files()).readFile(file),
  drawFile: async (path: string) => (await files()).drawFile(path),
};

export type Jobs = typeof jobs;

/** `language`: of messages. */
type JobRequest = { job: keyof Jobs; input: unknown; language: string };

/** `resident` is the memory that the process keeps after the job, in bytes. */
export type Reply = { resident: number } & (
  | { result: unknown }
  | { refused: { code: "unsupported_media_type" | "too_large"; message: string; cause: string } }
  | { failed: string }
);

sharp.cache(false);
sharp.concurrency(1);
setPriority(politeness);
limitMemory();
process.on("disconnect", () => process.exit());
process.on("message", async ({ job, input, language }: JobRequest) => {
  const run = jobs[job] as (input: unknown) => Promise<unknown>;
  const reply = await inLanguage(language, () => run(input)).then(
    (result) => ({ result }),
    (error) =>
      isAppError(error)
        ? { refused: { code: error.code, message: error.message, cause: String(error.cause) } }
        : { failed: String(error) },
  );
  process.send?.({ ...reply, resident: process.memoryUsage.rss() });
});
