import { type ChildNode, type Element, isTag } from "domhandler";
import type { Block, Cell, Table } from "./blocks.ts";

const maxColumns = 100; // of one cell
const maxPlaces = 20_000; // columns by rows

type Inside = (cell: Element) => Block[];

/** The cells of a table with their positions, as browsers count them. Undefined for a table that is too large. */
export function gridOf(table: Element, inside: Inside): Table | undefined {
  const groups = table.children.filter(isTag);
  const rows = groups.flatMap((group) => (group.name === "tr" ? [group] : group.children.filter(isRow)));
  const taken = new Set<string>();
  const cells: Cell[] = [];
  let columns = 0;
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of row.children.filter(isCell)) {
      while (taken.has(`${x} ${y}`)) x += 1;
      const wide = Math.min(spanOf(cell.attribs.colspan), Math.max(1, maxColumns - x));
      let colspan = 1;
      while (colspan < wide && !taken.has(`${x + colspan} ${y}`)) colspan += 1;
      const rowspan = Math.min(spanOf(cell.attribs.rowspan), rows.length - y);
      for (let dx = 0; dx < colspan; dx += 1)
        for (let dy = 0; dy < rowspan; dy += 1) taken.add(`${x + dx} ${y + dy}`);
      const isNumber = cell.attribs.class?.split(" ").includes("number") ? { isNumber: true as const } : {};
      cells.push({ x, y, colspan, rowspan, blocks: inside(cell), ...isNumber });
      x += colspan;
      columns = Math.max(columns, x);
      if (taken.size > maxPlaces || columns * rows.length > maxPlaces) return undefined;
    }
  }
  return { columns, rows: rows.length, ...withHeaders(cells, rows) };
}

const isRow = (node: ChildNode): node is Element => isTag(node) && node.name === "tr";
const isCell = (node: ChildNode): node is Element =>
  isTag(node) && (node.name === "td" || node.name === "th");

function spanOf(value = "1"): number {
  return Math.min(Math.max(Number.parseInt(value, 10) || 1, 1), 1000);
}

/** The first rows are headers if they are in a `thead`, or have only `th`. */
function withHeaders(cells: Cell[], rows: Element[]): Pick<Table, "headerRows" | "cells"> {
  const elements = rows.flatMap((row) => row.children.filter(isCell));
  const isHeader = (row: Element | undefined) =>
    row !== undefined &&
    ((row.parent as Element | null)?.name === "thead" ||
      row.children.filter(isCell).every(({ name, attribs }) => name === "th" && attribs.scope !== "row"));
  let headerRows = 0;
  while (headerRows < rows.length - 1 && isHeader(rows[headerRows])) headerRows += 1;
  // A table of headers only has one row of them.
  if (rows.every(isHeader)) headerRows = Math.min(1, headerRows);
  return {
    headerRows,
    cells: cells.map((cell, index) => {
      if (cell.y < headerRows)
        return { ...cell, header: "column", rowspan: Math.min(cell.rowspan, headerRows - cell.y) };
      const { name, attribs } = elements[index] as Element;
      const header = name !== "th" ? undefined : attribs.scope === "col" ? "column" : "row";
      return header ? { ...cell, header } : cell;
    }),
  };
}
