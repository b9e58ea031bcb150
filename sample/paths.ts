import { fileURLToPath } from "node:url";

/** Returns the path of a file in this folder. */
export function pathOf(file: string): string {
  return fileURLToPath(new URL(`./${file}`, import.meta.url));
}
