import { Node } from "@tiptap/core";
import type { Node as DocumentNode } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { goToNextCell, tableEditing } from "@tiptap/pm/tables";
import { elementHtml, nodeHtml } from "../html.ts";
import { elementNode, optional } from "./attributes.ts";
import type { Block } from "./block.ts";

/** The `thead` or `tbody` of a row. Rows with the same `index` share one. */
type TablePart = { tag: string; index: number; id: string | null; style: string | null };

/** As JSON, because ProseMirror's tables have rows only. */
function partOf(row: HTMLElement): string | null {
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
  // Without `appendTransaction`, which would add cells to rows that are shorter than others.
  addProseMirrorPlugins: () => [new Plugin({ ...tableEditing().spec, appendTransaction: undefined })],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () =>
      this.editor.isActive(this.name) &&
      goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: go(1), "Shift-Tab": go(-1) };
  },
});

function rowsHtml(table: DocumentNode): string {
  const parts: { part: TablePart | null; rows: string }[] = [];
  for (const row of table.children) {
    if (row.childCount === 0 && !row.attrs.part) continue; // the schema requires a row; an empty table has none
    const part: TablePart | null = row.attrs.part ? JSON.parse(row.attrs.part) : null;
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
    part: { default: null, parseHTML: partOf, renderHTML: ({ part }) => (part ? { "data-part": part } : {}) },
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

export const table: Block = { extensions: [Table, Row, Cell, Header] };
