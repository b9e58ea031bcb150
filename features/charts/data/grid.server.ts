import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { decodeHTML } from "entities";
import { isInHead, placedCells } from "./placed-cells.server.ts";

export type Cell = { text: string; isHeader: boolean };
/** The rows of a table, all of the same length. The first `headers` of them are headers. */
export type Grid = { rows: Cell[][]; headers: number };

const max = { rows: 1_000, columns: 60, letters: 200 };
const empty: Cell = { text: "", isHeader: false };
// Characters that XML may not contain, and those that turn the direction of what follows.
const unsafe = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** A table with a value in each place that a cell spans; undefined if it is too large for a chart. */
export function gridOf(table: Element): Grid | undefined {
  const placed = placedCells(table, max.rows * max.columns);
  if (!placed || placed.rows.length > max.rows || placed.columns > max.columns) return undefined;
  const rows = placed.rows.map(() => Array.from({ length: placed.columns }, () => empty));
  for (const { element, x, y, colspan, rowspan } of placed.cells) {
    const cell = { text: cleanText(decodeHTML(wordsOf(element.children))), isHeader: element.name === "th" };
    for (const row of rows.slice(y, y + rowspan)) row.fill(cell, x, x + colspan);
  }
  const heads = placed.rows.filter(isInHead).length;
  const isHeaderRow = rows[0]?.length
    ? rows[0].every(({ isHeader, text }) => isHeader || text === "")
    : false;
  return { rows, headers: heads || (isHeaderRow && rows.length > 1 ? 1 : 0) };
}

export function transposed({ rows }: Grid, headers: number): Grid {
  const width = rows[0]?.length ?? 0;
  return {
    rows: Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? empty)),
    headers,
  };
}

export function cleanText(text: string): string {
  const spaced = text.toWellFormed().replace(/\s+/g, " ").replace(unsafe, "").trim();
  const letters = [...spaced];
  return letters.length > max.letters ? `${letters.slice(0, max.letters - 1).join("")}…` : spaced;
}

/** Without raised characters: they are references to notes, which would become a part of a number. */
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
