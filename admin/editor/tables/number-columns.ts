import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { numericColumns, type TableCell } from "#features/rich-text/numeric-columns.ts";

type PlacedCell = TableCell & { from: number; to: number };

/** Aligns columns of numbers as readers see them. */
export const numberColumns = new Plugin<DecorationSet>({
  state: {
    init: (_config, { doc }) => decorationsOf(doc),
    apply: (tr, shown) => (tr.docChanged ? decorationsOf(tr.doc) : shown),
  },
  props: {
    decorations(this: Plugin<DecorationSet>, state: EditorState) {
      return this.getState(state);
    },
  },
});

function decorationsOf(doc: Node): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, position) => {
    if (node.type.name !== "table") return !node.isTextblock;
    const cells = cellsOf(node, position);
    const numeric = numericColumns(cells);
    for (const { column, from, to } of cells)
      if (numeric.has(column)) found.push(Decoration.node(from, to, { class: "number" }));
    return false;
  });
  return DecorationSet.create(doc, found);
}

/** Returns no cells if some span rows: columns cannot be counted then. */
function cellsOf(table: Node, position: number): PlacedCell[] {
  const cells: PlacedCell[] = [];
  let spansRows = false;
  table.forEach((row, rowOffset) => {
    let column = 0;
    row.forEach((cell, offset) => {
      const from = position + 1 + rowOffset + 1 + offset;
      const isHeader = cell.type.name === "tableHeader";
      cells.push({ column, text: cell.textContent.trim(), isHeader, from, to: from + cell.nodeSize });
      column += Number(cell.attrs.colspan ?? 1) || 1;
      spansRows ||= Number(cell.attrs.rowspan ?? 1) > 1;
    });
  });
  return spansRows ? [] : cells;
}
