const formula = /^[\s\p{C}]*[=+\-@＝＋－﹣−＠]|^[\t\r\n]/u;

/** Begins with an apostrophe what a spreadsheet could take for a formula. */
export function withoutFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Excel takes semicolons where a comma is the decimal sign. It reads no other ones but by a line that spoils accents. */
export function separatorIn(language: string): "," | ";" {
  return new Intl.NumberFormat(language).format(0.5).includes(",") ? ";" : ",";
}

/** CSV (RFC 4180) with a byte order mark, by which Excel knows UTF-8. */
export function csvOf(rows: string[][], separator = ","): string {
  return `\ufeff${csvLines(rows, separator)}`;
}

/** More rows of a file that began with `csvOf`. */
export function csvLines(rows: string[][], separator = ","): string {
  const field = (text: string) => (/[",\r\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => `${row.map(field).join(separator)}\r\n`).join("");
}
