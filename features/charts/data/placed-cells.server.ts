import { type ChildNode, type Element, isTag } from "domhandler";

export type PlacedCell = { element: Element; x: number; y: number; colspan: number; rowspan: number };
type PlacedTable = { cells: PlacedCell[]; rows: Element[]; columns: number };

const maxSpan = 100; // columns of one cell

/** As browsers count them, without tables inside. Undefined for more places, columns by rows. */
export function placedCells(table: Element, maxPlaces: number): PlacedTable | undefined {
  const parts = table.children.filter(isTag);
  const rows = parts.flatMap((part) => (part.name === "tr" ? [part] : part.children.filter(isRow)));
  const taken = new Set<string>();
  const cells: PlacedCell[] = [];
  let columns = 0;
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const element of row.children.filter(isCell)) {
      while (taken.has(`${x} ${y}`)) x += 1;
      const wide = Math.min(spanOf(element.attribs.colspan), Math.max(1, maxSpan - x));
      let colspan = 1;
      while (colspan < wide && !taken.has(`${x + colspan} ${y}`)) colspan += 1;
      const rowspan = Math.min(spanOf(element.attribs.rowspan), rows.length - y);
      for (let dx = 0; dx < colspan; dx += 1)
        for (let dy = 0; dy < rowspan; dy += 1) taken.add(`${x + dx} ${y + dy}`);
      cells.push({ element, x, y, colspan, rowspan });
      x += colspan;
      columns = Math.max(columns, x);
      if (taken.size > maxPlaces || columns * rows.length > maxPlaces) return undefined;
    }
  }
  return { cells, rows, columns };
}

const isRow = (node: ChildNode): node is Element => isTag(node) && node.name === "tr";

export const isCell = (node: ChildNode): node is Element =>
  isTag(node) && (node.name === "td" || node.name === "th");

export function isInHead({ parent }: Element): boolean {
  return parent !== null && isTag(parent) && parent.name === "thead";
}

function spanOf(value = "1"): number {
  return Math.min(Math.max(Number.parseInt(value, 10) || 1, 1), 1000);
}
