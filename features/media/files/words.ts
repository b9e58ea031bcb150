import { sizeInWords } from "#core/file-size.ts";
import { withCommas } from "#core/list-format.ts";
import { inUnit } from "#core/units.ts";
import { m } from "#messages";
import type { FileLink } from "./contract.ts";

/** `PDF, 1.2 MB, 12 pages` */
export function aboutLink({ type, bytes, pages, seconds }: Omit<FileLink, "picture">): string {
  const length = pages ? m.files.pages({ count: pages }) : seconds ? lengthInWords(seconds) : "";
  return withCommas([type, sizeInWords(bytes), length]);
}

/** `45 seconds`, `12 minutes` */
function lengthInWords(seconds: number): string {
  const [value, unit] = seconds < 90 ? [seconds, "second"] : [Math.round(seconds / 60), "minute"];
  return inUnit(value, unit, { unitDisplay: "long" });
}
