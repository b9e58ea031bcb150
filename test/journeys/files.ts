import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";

const folder = mkdtempSync(join(tmpdir(), "footpath-files-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

/** A picture of one colour. */
export async function photograph(name: string, background = "#a53c20"): Promise<string> {
  const path = join(folder, name);
  const picture = { width: 800, height: 600, channels: 3 as const, background };
  await sharp({ create: picture }).jpeg().toFile(path);
  return path;
}

/** A file with these bytes, or of this size. */
export function fileOf(name: string, bytes: Buffer | string): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

export function videoFile(name = "video.mp4"): string {
  return fileOf(name, readFileSync(resolve("sample/videos/slack-water.mp4")));
}
