import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";

const folder = mkdtempSync(join(tmpdir(), "footpath-files-"));

/** A file of this device: a photograph of one colour, under a name. */
export async function photograph(name: string, background = "#a53c20"): Promise<string> {
  const path = join(folder, name);
  const picture = { width: 800, height: 600, channels: 3 as const, background };
  await sharp({ create: picture }).jpeg().toFile(path);
  return path;
}

/** A file with these bytes, which may be too many for what it is. */
export function fileOf(name: string, bytes: Buffer | string): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

/** A short video, as a device has it. */
export function film(name = "film.mp4"): string {
  return fileOf(name, readFileSync(resolve("sample/videos/slack-water.mp4")));
}
