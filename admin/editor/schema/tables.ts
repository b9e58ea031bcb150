import { Node } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { goToNextCell, tableEditing } from "@tiptap/pm/tables";
import { elementNode, optional } from "./attributes.ts";

/** The `thead` or `tbody` of a row. Rows with the same `index` share one. */
export type TablePart = { tag: string; index: number; id: string | null; style: string | null };

/** As JSON, because ProseMirror's tables have rows only. */
function partOf(row: HTMLElement): string | null {
  if (row.dataset.part) return row.dataset.part;
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

// The names by which prosemirror-tables finds its nodes.
const roles: Record<string, string> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
  tableHeader: "header_cell",
};

export const Table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  parseHTML: () => [{ tag: "table" }],
  renderHTML: ({ HTMLAttributes }) => ["table", HTMLAttributes, ["tbody", 0]],
  // Without `appendTransaction`, which would add cells to rows that are shorter than others.
  addProseMirrorPlugins: () => [new Plugin({ ...tableEditing().spec, appendTransaction: undefined })],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () =>
      this.editor.isActive(this.name) &&
      goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: go(1), "Shift-Tab": go(-1) };
  },
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
});

export const TableRow = elementNode("tableRow", "tr", {
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

export const TableCell = elementNode("tableCell", "td", { ...cell, addAttributes: () => spans });

export const TableHeader = elementNode("tableHeader", "th", {
  ...cell,
  addAttributes: () => ({ ...spans, scope: optional }),
});
