import { truncate } from "#core/truncate.ts";
import { textOf } from "../html.server.ts";

const longestName = 100; // characters
const longHeader = 18; // characters
const number = /^[<>≤≥~≈±+−–-]?\s?[$€£¥]?\s?\d[\d.,:'’\s]*(?:%|‰|°C?|\p{L}{1,2}[²³]?)?$/u;
const blank = /^(?:[-–—·…]|n\/a)?$/i;
const rowOrCell = /<tr\b|<(t[hd])\b([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * Wide tables scroll by themselves, with the keyboard too: each is a region with the name that its caption gives it.
 * The cells of columns of numbers, and headers that need a wide column, have a class.
 */
export function withTables(html: string): string {
  const [before = "", ...rest] = html.split("<table");
  const taken = new Set<string>();
  const shown = rest.map((attributes) => {
    const table = `<table${attributes}`;
    const end = Math.max(0, table.indexOf("</table>"));
    const name = freeName(captionAfter(table, end), taken);
    const region = `<div class="table-scroll" role="region" aria-label="${name}" tabindex="0">`;
    return (
      region + withClasses(table.slice(0, end)) + table.slice(end).replaceAll("</table>", "</table></div>")
    );
  });
  return before + shown.join("");
}

/** The words of the caption that follows a table in its figure; empty where there is none. */
function captionAfter(html: string, end: number): string {
  const caption = /^<\/table>\s*<figcaption\b[^>]*>([\s\S]*?)<\/figcaption>/.exec(
    html.slice(end, end + 5000),
  );
  return truncate(textOf(caption?.[1] ?? ""), longestName);
}

function freeName(caption: string, taken: Set<string>): string {
  let name = caption || `Table ${taken.size + 1}`;
  if (taken.has(name)) name = `${name} (${taken.size + 1})`;
  taken.add(name);
  return name.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}

function withClasses(table: string): string {
  if (table.includes(" rowspan=")) return table; // then the columns cannot be told by counting
  const cells = cellsOf(table);
  const numeric = numericColumns(cells);
  let next = 0;
  return table.replace(rowOrCell, (part, name?: string) => {
    const cell = name ? cells[next++] : undefined;
    if (!cell) return part;
    const classes = [
      numeric.has(cell.column) ? "number" : "",
      name === "th" && cell.text.length > longHeader ? "wide" : "",
    ].filter(Boolean);
    return classes.length > 0 ? part.replace(/^<t[hd]/, `$& class="${classes.join(" ")}"`) : part;
  });
}

type Cell = { column: number; text: string; isData: boolean };

function cellsOf(table: string): Cell[] {
  const cells: Cell[] = [];
  let column = 0;
  for (const [, name, attributes = "", words = ""] of table.matchAll(rowOrCell)) {
    if (!name) {
      column = 0;
      continue;
    }
    cells.push({ column, text: textOf(words), isData: name === "td" });
    column += Number(/\scolspan="(\d+)"/.exec(attributes)?.[1] ?? 1);
  }
  return cells;
}

/** The columns whose cells are numbers, or say that there is none. */
function numericColumns(cells: Cell[]): Set<number> {
  const numeric = new Set<number>();
  const others = new Set<number>();
  for (const { column, text, isData } of cells) {
    if (!isData) continue;
    if (number.test(text)) numeric.add(column);
    else if (!blank.test(text)) others.add(column);
  }
  return new Set([...numeric].filter((column) => !others.has(column)));
}
