const formula = /^[\s\p{C}]*[=+\-@＝＋－﹣−＠]|^[\t\r\n]/u;

/** Begins with an apostrophe what a spreadsheet could take for a formula. */
export function withoutFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** CSV (RFC 4180) with a byte order mark, by which Excel knows UTF-8. */
export function csvOf(rows: string[][]): string {
  return `\ufeff${csvLines(rows)}`;
}

/** More rows of a file that began with `csvOf`. */
export function csvLines(rows: string[][]): string {
  const field = (text: string) => (/[",\r\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
}
