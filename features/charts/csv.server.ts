import type { Grid } from "./grid.server.ts";
import { decimalMarkOf, parseCell, usualMark } from "./numbers.ts";

const formula = /^[=+\-@\t\r]/;

/**
 * A table as CSV (RFC 4180) with a byte order mark, by which Excel knows UTF-8. Numbers have a decimal point, and what a
 * spreadsheet could take for a formula begins with an apostrophe.
 */
export function csvOf({ rows, headers }: Grid, language: string): string {
  const texts = rows.slice(headers).flatMap((row) => row.slice(1).map(({ text }) => text));
  const mark = decimalMarkOf(texts, usualMark(language));
  const field = (text: string, isLabel: boolean) => {
    const cell = parseCell(text, mark);
    if (cell.kind === "number" && !isLabel && !cell.before && !cell.after) return String(cell.value);
    const safe = formula.test(text) && cell.kind === "text" ? `'${text}` : text;
    return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  const lines = rows.map((row, index) =>
    row.map(({ text }, column) => field(text, index < headers || column === 0)).join(","),
  );
  return `\ufeff${lines.join("\r\n")}\r\n`;
}
