import { sizeInWords } from "#core/file-size.ts";
import { plural } from "#core/plural.ts";
import type { FileLink } from "./contract.ts";

/** `PDF, 1.2 MB, 12 pages` */
export function aboutLink({ type, bytes, pages, seconds }: Omit<FileLink, "picture">): string {
  const length = pages ? plural(pages, "page") : seconds ? lengthInWords(seconds) : "";
  return [type, sizeInWords(bytes), length].filter(Boolean).join(", ");
}

/** `45 seconds`, `12 minutes` */
function lengthInWords(seconds: number): string {
  return seconds < 90 ? plural(seconds, "second") : plural(Math.round(seconds / 60), "minute");
}
