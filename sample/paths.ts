import { fileURLToPath } from "node:url";

/** Of a file in this folder. */
export function pathOf(file: string): string {
  return fileURLToPath(new URL(`./${file}`, import.meta.url));
}
