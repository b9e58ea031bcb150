import { sizeInWords } from "#core/file-size.ts";
import { m } from "#messages";
import type { FileLink } from "./contract.ts";

/** `PDF, 1.2 MB, 12 pages` */
export function aboutLink({ type, bytes, pages, seconds }: Omit<FileLink, "picture">): string {
  const length = pages ? m.files.pages({ count: pages }) : seconds ? lengthInWords(seconds) : "";
  return [type, sizeInWords(bytes), length].filter(Boolean).join(", ");
}

/** `45 seconds`, `12 minutes` */
function lengthInWords(seconds: number): string {
  return seconds < 90
    ? m.files.seconds({ count: seconds })
    : m.files.minutes({ count: Math.round(seconds / 60) });
}
