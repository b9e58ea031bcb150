import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import { type Command, EditorState, Selection, type Transaction } from "@tiptap/pm/state";
import { findTable, fixTables, TableMap } from "@tiptap/pm/tables";
import { StepMap } from "@tiptap/pm/transform";
import { setParts } from "./parts.ts";

/**
 * Runs a command of prosemirror-tables on the table at the cursor, as one step to undo. Tables whose rows are not
 * equally long stay as they are until then: the commands need rectangles.
 */
export function editTable(editor: Editor, ...commands: Command[]): boolean {
  const { tr } = editor.state;
  if (!commands.every((command) => runOnTable(tr, command))) return false;
  editor.view.dispatch(closeHistory(tr).scrollIntoView());
  editor.view.focus();
  return true;
}

function runOnTable(tr: Transaction, command: Command): boolean {
  const position = findTable(tr.selection.$from)?.pos;
  if (position === undefined) return false;
  fillRows(tr, position);
  const state = EditorState.create({ doc: tr.doc, selection: tr.selection });
  const done = command(state, (inner) => {
    for (const step of inner.steps) tr.step(step);
    tr.setSelection(Selection.fromJSON(tr.doc, inner.selection.toJSON()));
  });
  setParts(tr, position);
  return done;
}

/** Adds the missing cells of a table at the ends of its rows, and repairs its spans. */
function fillRows(tr: Transaction, position: number): void {
  const table = tr.doc.nodeAt(position);
  if (!table) return;
  const { schema } = table.type;
  const missing = new Map<number, number>();
  for (const problem of TableMap.get(table).problems ?? [])
    if (problem.type === "missing") missing.set(problem.row, (missing.get(problem.row) ?? 0) + problem.n);
  let end = position + table.nodeSize - 1;
  for (const [index, row] of [...table.children.entries()].toReversed()) {
    const cells = Array.from({ length: missing.get(index) ?? 0 }, () => {
      return schema.nodes.tableCell?.createAndFill() as Node;
    });
    if (cells.length > 0) tr.insert(end - 1, cells);
    end -= row.nodeSize;
  }
  const alone = EditorState.create({ doc: schema.topNodeType.create(null, tr.doc.nodeAt(position)) });
  const shift = new StepMap([0, 0, position]);
  for (const step of fixTables(alone)?.steps ?? []) {
    const moved = step.map(shift);
    if (moved) tr.step(moved);
  }
}

type Size = { rows: number; columns: number; headerRow: boolean; headerColumn: boolean };

/** Inserts a table with room for a caption, and puts the cursor into its first cell. */
export function insertTable(editor: Editor, { rows, columns, headerRow, headerColumn }: Size): void {
  const { tr, schema } = editor.state;
  const { table, tableRow, tableCell, tableHeader, figure, figcaption } = schema.nodes;
  const cell = (row: number, column: number) => {
    const isHeader = (headerRow && row === 0) || (headerColumn && column === 0);
    return (isHeader ? tableHeader : tableCell)?.createAndFill() as Node;
  };
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (_, column) => cell(row, column));
    return tableRow?.create(null, cells) as Node;
  });
  const content = [table?.create(null, lines) as Node, figcaption?.create() as Node];
  const { from } = tr.selection;
  tr.replaceSelectionWith(figure?.create(null, content) as Node);
  let position: number | undefined;
  tr.doc.nodesBetween(Math.max(0, from - 2), Math.min(tr.doc.content.size, from + 4), (node, at) => {
    if (node.type === table && at >= from - 2) position ??= at;
  });
  if (position !== undefined) {
    setParts(tr, position);
    tr.setSelection(Selection.near(tr.doc.resolve(position + 1)));
  }
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}
