import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type Command, TextSelection } from "@tiptap/pm/state";
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  columnIsHeader,
  deleteColumn,
  deleteRow,
  findTable,
  mergeCells,
  moveTableColumn,
  moveTableRow,
  rowIsHeader,
  selectedRect,
  splitCell,
  TableMap,
  toggleHeader,
} from "@tiptap/pm/tables";
import type { Message } from "#core/message.ts";
import { m } from "#messages";
import type { Action, Bar } from "../blocks/block.ts";
import { chartActions, figureOfTable } from "../charts/chart.ts";
import { editTable } from "./edit-table.ts";

const action = (name: Message, command: Command): Action => ({
  name,
  run: (editor) => editTable(editor, command),
});

/** Moves the selected row or column one step. */
function move(name: Message, axis: "row" | "column", step: 1 | -1): Action {
  const command: Command = (state, dispatch) => {
    const { left, right, top, bottom, tableStart } = selectedRect(state);
    const isRow = axis === "row";
    const [first, end] = isRow ? [top, bottom] : [left, right];
    const from = step === 1 ? end - 1 : first;
    const to = from + step;
    const moveTo = isRow ? moveTableRow : moveTableColumn;
    return moveTo({ from, to, select: false })(state, (tr) => {
      // The cursor moves along.
      const table = tr.doc.nodeAt(tableStart - 1) as Node;
      const cell = TableMap.get(table).positionAt(isRow ? to : top, isRow ? left : to, table);
      dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(tableStart + cell + 1))));
    });
  };
  return action(name, command);
}

/** The actions for the table at the cursor; null outside. */
export function tableBar(editor: Editor): Bar | null {
  const found = findTable(editor.state.selection.$from);
  if (!found) return null;
  const { map, table, left, right, top, bottom } = selectedRect(editor.state);
  const isLastRow = top === 0 && bottom === map.height;
  const isLastColumn = left === 0 && right === map.width;
  const rows = [
    action(m.adminTables.addRowAbove, addRowBefore),
    action(m.adminTables.addRowBelow, addRowAfter),
    { ...move(m.adminTables.moveRowUp, "row", -1), off: top === 0 },
    { ...move(m.adminTables.moveRowDown, "row", 1), off: bottom === map.height },
    isLastRow ? { ...removal, name: m.adminTables.deleteRow } : action(m.adminTables.deleteRow, deleteRow),
  ];
  const columns = [
    action(m.adminTables.addColumnBefore, addColumnBefore),
    action(m.adminTables.addColumnAfter, addColumnAfter),
    { ...move(m.adminTables.moveColumnBack, "column", -1), off: left === 0 },
    { ...move(m.adminTables.moveColumnForward, "column", 1), off: right === map.width },
    isLastColumn
      ? { ...removal, name: m.adminTables.deleteColumn }
      : action(m.adminTables.deleteColumn, deleteColumn),
  ];
  const whole = [
    { ...action(m.adminTables.headerRow, toggleHeader("row")), on: rowIsHeader(map, table, 0) },
    { ...action(m.adminTables.headerColumn, toggleHeader("column")), on: columnIsHeader(map, table, 0) },
    { ...action(m.adminTables.mergeCells, mergeCells), off: !mergeCells(editor.state) },
    { ...action(m.adminTables.splitCell, splitCell), off: !splitCell(editor.state) },
    { name: m.adminTables.caption, run: focusTableCaption },
    removal,
  ];
  return {
    label: m.adminTables.table(),
    below: figureOfTable(editor.state)?.position ?? found.pos,
    items: [
      { name: m.adminTables.row, actions: rows },
      { name: m.adminTables.column, actions: columns },
      { name: m.adminTables.table, actions: whole },
      { name: m.adminTables.chart, actions: chartActions(editor) },
    ],
  };
}

const removal: Action = { name: m.adminTables.deleteTable, run: removeTable };

/** Removes a table with the figure around it and its caption. */
function removeTable(editor: Editor): void {
  const { tr, selection } = editor.state;
  const found = findTable(selection.$from);
  if (!found) return;
  const figure = figureOfTable(editor.state)?.node;
  const isAlone = figure?.children.every(({ type }) => ["table", "figcaption"].includes(type.name));
  const depth = isAlone && figure?.children.filter(({ type }) => type.name === "table").length === 1 ? 1 : 0;
  const { $from } = selection;
  tr.delete($from.before(found.depth - depth), $from.after(found.depth - depth));
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}

/** Moves the cursor to the caption of the table, adding a figure and a caption if needed. */
function focusTableCaption(editor: Editor): void {
  const { tr, schema, selection } = editor.state;
  const found = findTable(selection.$from);
  const { figure, figcaption } = schema.nodes;
  if (!found || !figure || !figcaption) return;
  const end = found.pos + found.node.nodeSize;
  const around = figureOfTable(editor.state)?.node;
  const $table = tr.doc.resolve(found.pos);
  const index = around?.children.findIndex(({ type }) => type === figcaption) ?? -1;
  let caption = end + 2;
  if (around && index >= 0) caption = $table.posAtIndex(index) + around.child(index).nodeSize - 1;
  else if (around) tr.insert(end, figcaption.create());
  else tr.replaceWith(found.pos, end, figure.create(null, [found.node, figcaption.create()]));
  if (around && index < 0) caption = end + 1;
  tr.setSelection(TextSelection.create(tr.doc, caption));
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}
