import { type Editor, Node } from "@tiptap/core";
import { GapCursor } from "@tiptap/pm/gapcursor";
import type { Node as DocumentNode } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { addRowAfter, goToNextCell, isInTable, selectedRect, tableEditing } from "@tiptap/pm/tables";
import { Table as TableIcon } from "lucide-react";
import { m } from "#messages";
import { elementHtml, nodeHtml } from "../html.ts";
import { tableBar } from "../tables/actions.ts";
import { editTable } from "../tables/edit-table.ts";
import { numberColumns } from "../tables/number-columns.ts";
import { partOf, type TablePart } from "../tables/parts.ts";
import { fillCells } from "../tables/paste-cells.ts";
import { elementNode, optional } from "./attributes.ts";
import type { Block } from "./block.ts";

function partIn(row: HTMLElement): string | null {
  if (isPart(row.dataset.part ?? "")) return row.dataset.part ?? null;
  const part = row.parentElement;
  if (!part || !/^(THEAD|TBODY)$/.test(part.tagName)) return null;
  const json: TablePart = {
    tag: part.localName,
    index: [...(part.parentElement?.children ?? [])].indexOf(part),
    id: part.getAttribute("id"),
    style: part.getAttribute("style"),
  };
  return JSON.stringify(json);
}

/** Other sites can write anything to the clipboard. */
function isPart(json: string): boolean {
  try {
    return ["thead", "tbody"].includes(JSON.parse(json).tag);
  } catch {
    return false;
  }
}

const Table = Node.create({
  name: "table",
  tableRole: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  parseHTML: () => [{ tag: "table" }],
  renderHTML: ({ HTMLAttributes }) => ["table", HTMLAttributes, ["tbody", {}, 0]],
  toHtml: (table) => elementHtml(["table", table.attrs, 0], rowsHtml(table)),
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          handlePaste: (_view, _event, slice) =>
            isInTable(editor.state) && editTable(editor, fillCells(slice)),
        },
      }),
      // Without `appendTransaction`, which would add cells to rows that are shorter than others.
      new Plugin({ ...tableEditing().spec, appendTransaction: undefined }),
      numberColumns,
    ];
  },
  addKeyboardShortcuts() {
    const { editor } = this;
    const go = (direction: 1 | -1) => goToNextCell(direction)(editor.state, editor.view.dispatch);
    return {
      Tab: () => isInTable(editor.state) && (go(1) || (editTable(editor, addRowAfter) && go(1))),
      "Shift-Tab": () => isInTable(editor.state) && (go(-1) || true),
      ArrowUp: () => leaveUpwards(editor),
    };
  },
});

/** A table at the beginning has no line above it to go to. What is typed there becomes one. */
function leaveUpwards({ state, view }: Editor): boolean {
  const { selection, doc, tr } = state;
  const { $from, empty } = selection;
  const isFirst = empty && isInTable(state) && $from.index(0) === 0 && selectedRect(state).top === 0;
  const $start = doc.resolve(0);
  if (!isFirst || $from.index(-1) > 0 || !view.endOfTextblock("up")) return false;
  view.dispatch(tr.setSelection(new GapCursor($start)).scrollIntoView());
  return true;
}

function rowsHtml(table: DocumentNode): string {
  const parts: { part: TablePart | null; rows: string }[] = [];
  for (const row of table.children) {
    if (row.childCount === 0 && !row.attrs.part) continue; // the schema requires a row; an empty table has none
    const part = partOf(row);
    const last = parts.at(-1);
    const isSame = last && (!part || (part.tag === last.part?.tag && part.index === last.part.index));
    if (isSame) last.rows += nodeHtml(row, table);
    else parts.push({ part, rows: nodeHtml(row, table) });
  }
  return parts.map(({ part, rows }) => elementHtml([part?.tag ?? "tbody", part ?? {}, 0], rows)).join("");
}

const Row = elementNode("tableRow", "tr", {
  tableRole: "row",
  content: "(tableCell | tableHeader)*",
  addAttributes: () => ({
    part: { default: null, parseHTML: partIn, renderHTML: ({ part }) => (part ? { "data-part": part } : {}) },
  }),
});

const span = (name: "colspan" | "rowspan") => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const spans = { colspan: span("colspan"), rowspan: span("rowspan") };

const cell = { content: "block+", isolating: true };

const Cell = elementNode("tableCell", "td", { ...cell, tableRole: "cell", addAttributes: () => spans });

const Header = elementNode("tableHeader", "th", {
  ...cell,
  tableRole: "header_cell",
  addAttributes: () => ({ ...spans, scope: optional }),
});

export const table: Block = {
  extensions: [Table, Row, Cell, Header],
  group: "more",
  tools: [
    {
      name: m.adminTables.insertTable,
      icon: TableIcon,
      isOff: ({ state }) => isInTable(state) || !state.selection.$from.parent.isTextblock,
      run: (_editor, { open }) => open("table"),
    },
  ],
  bar: tableBar,
};
