import type { Element } from "domhandler";
import { isCell, isInHead, type PlacedCell, placedCells } from "#features/charts/data/placed-cells.server.ts";
import type { Block, Cell, Table } from "./blocks.ts";

const maxPlaces = 20_000; // columns by rows

type Inside = (cell: Element) => Block[];

/** Undefined for a table that is too large. */
export function tableOf(table: Element, inside: Inside): Table | undefined {
  const placed = placedCells(table, maxPlaces);
  if (!placed) return undefined;
  const { cells, rows, columns } = placed;
  const headerRows = headerRowsOf(rows);
  return {
    columns,
    rows: rows.length,
    headerRows,
    cells: cells.map((cell) => shown(cell, headerRows, inside)),
  };
}

function shown({ element, ...cell }: PlacedCell, headerRows: number, inside: Inside): Cell {
  const { name, attribs } = element;
  const isNumber = attribs.class?.split(" ").includes("number") ? { isNumber: true as const } : {};
  const inHead = cell.y < headerRows;
  const rowspan = inHead ? Math.min(cell.rowspan, headerRows - cell.y) : cell.rowspan;
  const header =
    inHead || (name === "th" && attribs.scope === "col") ? "column" : name === "th" ? "row" : undefined;
  return { ...cell, rowspan, blocks: inside(element), ...isNumber, ...(header ? { header } : {}) };
}

/** The first rows are headers if they are in a `thead`, or have only `th`. */
function headerRowsOf(rows: Element[]): number {
  const isHeader = (row: Element | undefined) =>
    row !== undefined &&
    (isInHead(row) ||
      row.children.filter(isCell).every(({ name, attribs }) => name === "th" && attribs.scope !== "row"));
  let headerRows = 0;
  while (headerRows < rows.length - 1 && isHeader(rows[headerRows])) headerRows += 1;
  // A table of headers only has one row of them.
  return rows.every(isHeader) ? Math.min(1, headerRows) : headerRows;
}
