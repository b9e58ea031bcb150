import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { decodeHTML } from "entities";

export type Cell = { text: string; isHeader: boolean };
/** The rows of a table, all of the same length. The first `headers` of them are headers. */
export type Grid = { rows: Cell[][]; headers: number };

const max = { rows: 1_000, columns: 60, letters: 200 };
const empty: Cell = { text: "", isHeader: false };
// Characters that XML may not contain, and those that turn the direction of what follows.
const unsafe = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** A table with a value in each place that a cell spans; undefined if it is too large for a chart. */
export function gridOf(table: Element): Grid | undefined {
  const parts = table.children.filter(isTag);
  const sources = parts.flatMap((part) =>
    part.name === "tr"
      ? [{ row: part, isHead: false }]
      : part.children.filter(isTag).map((row) => ({ row, isHead: part.name === "thead" })),
  );
  if (sources.length > max.rows) return undefined;
  const rows: Cell[][] = sources.map(() => []);
  for (const [index, { row }] of sources.entries()) {
    let column = 0;
    for (const element of row.children.filter(isTag)) {
      while (rows[index]?.[column]) column += 1;
      const cell = { text: textOf(element), isHeader: element.name === "th" };
      const across = span(element.attribs.colspan);
      for (let down = 0; down < Math.min(span(element.attribs.rowspan), rows.length - index); down += 1) {
        for (let step = 0; step < across; step += 1) {
          const target = rows[index + down];
          if (target) target[column + step] = cell;
        }
      }
      column += across;
      if (column > max.columns) return undefined;
    }
  }
  const width = Math.max(0, ...rows.map((row) => row.length));
  const whole = rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? empty));
  const heads = sources.filter(({ isHead }) => isHead).length;
  const isHeaderRow = whole[0]?.length
    ? whole[0].every(({ isHeader, text }) => isHeader || text === "")
    : false;
  return { rows: whole, headers: heads || (isHeaderRow && whole.length > 1 ? 1 : 0) };
}

export function transposed({ rows }: Grid, headers: number): Grid {
  const width = rows[0]?.length ?? 0;
  return {
    rows: Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? empty)),
    headers,
  };
}

function span(value: string | undefined): number {
  return Math.min(Math.max(1, Number(value) || 1), max.columns + 1);
}

/** Without raised characters: they are references to notes, which would become a part of a number. */
function textOf(cell: Element): string {
  return cleanText(decodeHTML(wordsOf(cell.children)));
}

export function cleanText(text: string): string {
  const spaced = text.toWellFormed().replace(/\s+/g, " ").replace(unsafe, "").trim();
  const letters = [...spaced];
  return letters.length > max.letters ? `${letters.slice(0, max.letters - 1).join("")}…` : spaced;
}

function wordsOf(nodes: ChildNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data;
      if (!isTag(node) || node.name === "sup") return "";
      const words = wordsOf(node.children);
      return /^(?:p|br|li|div)$/.test(node.name) ? ` ${words} ` : words;
    })
    .join("");
}
