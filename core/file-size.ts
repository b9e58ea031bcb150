const units = ["B", "KB", "MB", "GB"];

/** `812 KB`, `1.4 MB` */
export function sizeInWords(bytes: number): string {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), units.length - 1);
  const value = bytes / 1024 ** power;
  return `${value < 10 && power > 1 ? value.toFixed(1) : Math.round(value)} ${units[power]}`;
}
