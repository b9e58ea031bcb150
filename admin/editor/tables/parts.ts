import type { Node } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";

/** The `thead` or `tbody` of a row. Rows with the same `index` share one. */
export type TablePart = { tag: string; index: number; id: string | null; style: string | null };

export function partOf(row: Node): TablePart | null {
  return row.attrs.part ? JSON.parse(row.attrs.part) : null;
}

/** The part is JSON, because ProseMirror's tables have rows only. */
function newPart(tag: "thead" | "tbody"): string {
  const part: TablePart = { tag, index: tag === "thead" ? 0 : 1, id: null, style: null };
  return JSON.stringify(part);
}

const isHeader = (cell: Node) => cell.type.name === "tableHeader";
const isHeaderRow = ({ children }: Node) => children.length > 0 && children.every(isHeader);

/** Puts each row into a head or body after a change of rows or columns, and updates what headers are for. */
export function setParts(tr: Transaction, tablePosition: number): void {
  const table = tr.doc.nodeAt(tablePosition);
  if (table?.type.name !== "table") return;
  const rows = table.children;
  const firstData = rows.findIndex((row, index) => !isHeaderRow(row) || (index > 0 && !inHead(row)));
  const headEnd = firstData === -1 ? Math.min(1, rows.length) : firstData;
  const find = (tag: string) => rows.find((row) => partOf(row)?.tag === tag)?.attrs.part;
  let body = find("tbody") ?? newPart("tbody");
  let position = tablePosition + 1;
  for (const [index, row] of rows.entries()) {
    const isHead = index < headEnd;
    if (!isHead && row.attrs.part && !inHead(row)) body = row.attrs.part;
    const part = isHead ? (find("thead") ?? newPart("thead")) : body;
    if (row.attrs.part !== part) tr.setNodeAttribute(position, "part", part);
    setScopes(tr, row, { position, isHead });
    position += row.nodeSize;
  }
}

function inHead(row: Node): boolean {
  return partOf(row)?.tag === "thead";
}

function setScopes(tr: Transaction, row: Node, { position, isHead }: { position: number; isHead: boolean }) {
  const scope = isHead ? "col" : "row";
  row.forEach((cell, offset) => {
    const isRight = !isHeader(cell) || [scope, `${scope}group`].includes(cell.attrs.scope);
    if (!isRight) tr.setNodeAttribute(position + 1 + offset, "scope", scope);
  });
}
