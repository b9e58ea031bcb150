import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const folder = resolve("../shared/corpora");

/** True if the corpora are beside this checkout. */
export const hasCorpora = existsSync(folder);

/** A list of texts that break what reads them carelessly. */
export function hostileTexts(file: "xss.json" | "naughty-strings.json"): string[] {
  return JSON.parse(readFileSync(resolve(folder, file), "utf8"));
}

/** Where one of the hostile pictures is. */
export function hostilePicture(file: string): string {
  return resolve(folder, "images/hostile", file);
}

/** Where one of the videos is. */
export function someVideo(file: string): string {
  return resolve(folder, "video", file);
}
