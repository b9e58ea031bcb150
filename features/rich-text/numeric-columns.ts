const number = /^[<>≤≥~≈±+−–-]?\s?[$€£¥]?\s?\d[\d.,:'’\s]*(?:%|‰|°C?|\p{L}{1,2}[²³]?)?$/u;
const blank = /^(?:[-–—·…]|n\/a)?$/i;

export type TableCell = { column: number; text: string; isHeader: boolean };

/** The columns in which every data cell is a number or blank. */
export function numericColumns(cells: TableCell[]): Set<number> {
  const numeric = new Set<number>();
  const others = new Set<number>();
  for (const { column, text, isHeader } of cells) {
    if (isHeader) continue;
    if (number.test(text)) numeric.add(column);
    else if (!blank.test(text)) others.add(column);
  }
  return new Set([...numeric].filter((column) => !others.has(column)));
}
