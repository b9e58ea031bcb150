import { Fragment, type Node, type Schema, Slice } from "@tiptap/pm/model";
import { type Command, TextSelection } from "@tiptap/pm/state";
import { __pastedCells, addColumn, selectedRect, TableMap } from "@tiptap/pm/tables";

/** Writes pasted cells over those from the cursor on. The table grows, and its headers stay headers. */
export function fillCells(slice: Slice): Command {
  return (state, dispatch) => {
    const pasted = slice.content.childCount > 0 ? __pastedCells(slice) : null;
    if (!pasted) return false;
    const { tr, schema } = state;
    const rect = selectedRect(state);
    const { left, top, tableStart } = rect;
    const current = () => {
      const table = tr.doc.nodeAt(tableStart - 1) as Node;
      return { ...rect, table, map: TableMap.get(table) };
    };
    for (let { width } = current().map; width < left + pasted.width; width += 1)
      addColumn(tr, current(), width);
    const { table, map } = current();
    const { tableRow, tableCell } = schema.nodes;
    const missing = Array.from({ length: Math.max(0, top + pasted.height - map.height) }, () => {
      const like = Array.from(
        { length: map.width },
        (_, column) => typeBelow(table, map, column) ?? tableCell,
      );
      return tableRow?.create(
        null,
        like.map((type) => type?.createAndFill() as Node),
      ) as Node;
    });
    tr.insert(tableStart + table.content.size, missing);
    const cells = gridOf(schema, pasted.rows);
    const filled = current();
    for (const { row, column, content } of cells.toReversed()) {
      const index = (top + row) * filled.map.width + left + column;
      const position = filled.map.map[index] ?? 0;
      const { left: first, top: uppermost } = filled.map.findCell(position);
      if (first !== left + column || uppermost !== top + row) continue; // below a merged cell
      const cell = filled.table.nodeAt(position) as Node;
      const start = tableStart + position + 1;
      tr.replaceWith(start, start + cell.content.size, content);
    }
    const last =
      (current().map.map[(top + pasted.height - 1) * current().map.width + left] ?? 0) + tableStart;
    tr.setSelection(TextSelection.near(tr.doc.resolve(last + (tr.doc.nodeAt(last)?.nodeSize ?? 2) - 1), -1));
    dispatch?.(tr);
    return true;
  };
}

/** New rows have header cells where the last row has some, unless all of it is a header. */
function typeBelow(table: Node, map: TableMap, column: number) {
  const types = Array.from(
    { length: map.width },
    (_, index) => table.nodeAt(map.map[(map.height - 1) * map.width + index] ?? 0)?.type,
  );
  return types.every((type) => type?.name === "tableHeader") ? undefined : types[column];
}

function gridOf(schema: Schema, rows: Fragment[]) {
  const { table, tableRow } = schema.nodes;
  const pasted = table?.create(null, Fragment.from(rows.map((row) => tableRow?.create(null, row) as Node)));
  if (!pasted) return [];
  const map = TableMap.get(pasted);
  return [...new Set(map.map)].map((position) => {
    const { left: column, top: row } = map.findCell(position);
    return { row, column, content: (pasted.nodeAt(position) as Node).content };
  });
}

/** The cells of a text as spreadsheets copy it: tabs between cells, quotation marks around cells with line breaks. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;
  for (const [, quoted, plain = "", end] of text.matchAll(cell)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "") break;
    if (end !== "\t") rows.push([]);
  }
  while (rows.at(-1)?.every((words) => words === "")) rows.pop();
  return rows;
}

/** True for rows of cells, and false for code that is indented with tabs. */
export function isSpreadsheet(text: string): boolean {
  const rows = cellsOf(text);
  const isIndented = rows.every(([first]) => first === "");
  return (
    rows.length > 1 && !isIndented && rows.every(({ length }) => length > 1 && length === rows[0]?.length)
  );
}

export function tableSlice(schema: Schema, text: string): Slice {
  const { table, tableRow, tableCell, paragraph, hardBreak } = schema.nodes;
  const line = (words: string) => {
    const lines = words.split(/\r\n|\n|\r/);
    const content = lines.flatMap((part, index) => [
      ...(index > 0 && hardBreak ? [hardBreak.create()] : []),
      ...(part ? [schema.text(part)] : []),
    ]);
    return paragraph?.create(null, content) as Node;
  };
  const rows = cellsOf(text).map((cells) => {
    const nodes = cells.map((words) => tableCell?.create(null, line(words)) as Node);
    return tableRow?.create(null, nodes) as Node;
  });
  return new Slice(Fragment.from(table?.create(null, rows)), 0, 0);
}
