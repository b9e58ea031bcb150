import { csvOf, withoutFormula } from "#core/csv.ts";
import type { Grid } from "./data/grid.server.ts";
import { decimalMarkOf, defaultMark, parseCell } from "./data/numbers.ts";

/** A table as CSV. Numbers have a decimal point. */
export function tableAsCsv({ rows, headers }: Grid, language: string): string {
  const texts = rows.slice(headers).flatMap((row) => row.slice(1).map(({ text }) => text));
  const mark = decimalMarkOf(texts, defaultMark(language));
  const field = (text: string, isLabel: boolean) => {
    const cell = parseCell(text, mark);
    if (cell.kind === "number" && !isLabel && !cell.before && !cell.after) return String(cell.value);
    return cell.kind === "text" ? withoutFormula(text) : text;
  };
  return csvOf(
    rows.map((row, index) => row.map(({ text }, column) => field(text, index < headers || column === 0))),
  );
}
