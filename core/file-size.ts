import { messageLanguage } from "#messages";
import { inUnit } from "./units.ts";

const units = ["B", "KB", "MB", "GB"];
const names = ["byte", "kilobyte", "megabyte", "gigabyte"];

/** `812 KB`, `1.4 MB` */
export function sizeInWords(bytes: number): string {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), units.length - 1);
  const value = bytes / 1024 ** power;
  const digits = value < 10 && power > 1 ? 1 : 0;
  // In English, Intl writes “512 byte” and “812 kB”.
  if (messageLanguage() === "en") return `${value.toFixed(digits)} ${units[power]}`;
  return inUnit(value, names[power], {
    unitDisplay: "short",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
