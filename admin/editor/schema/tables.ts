import { Node } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { goToNextCell, tableEditing } from "@tiptap/pm/tables";
import { asWritten } from "./passthrough.ts";

/** The part of a table that a row stands in: its element, its number in the table, and what it has of its own. */
export type Part = { tag: string; number: number; id: string | null; style: string | null };

function partOf(row: HTMLElement): string | null {
  const part = row.parentElement;
  if (row.dataset.part) return row.dataset.part;
  if (!part || !/^(THEAD|TBODY)$/.test(part.tagName)) return null;
  const number = [...(part.parentElement?.children ?? [])].indexOf(part);
  const kept: Part = {
    tag: part.localName,
    number,
    id: part.getAttribute("id"),
    style: part.getAttribute("style"),
  };
  return JSON.stringify(kept);
}

/** What ProseMirror's table commands know each part by. */
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
  // A row with fewer cells than the others stays so: mending it would change what nobody has touched.
  addProseMirrorPlugins: () => [new Plugin({ ...tableEditing().spec, appendTransaction: undefined })],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () =>
      this.editor.isActive(this.name) &&
      goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: go(1), "Shift-Tab": go(-1) };
  },
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
});

export const TableRow = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)*",
  addAttributes: () => ({
    part: { default: null, parseHTML: partOf, renderHTML: ({ part }) => (part ? { "data-part": part } : {}) },
  }),
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: ({ HTMLAttributes }) => ["tr", HTMLAttributes, 0],
});

const span = (name: "colspan" | "rowspan") => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const spans = { colspan: span("colspan"), rowspan: span("rowspan") };

export const TableCell = Node.create({
  name: "tableCell",
  content: "block+",
  isolating: true,
  addAttributes: () => spans,
  parseHTML: () => [{ tag: "td" }],
  renderHTML: ({ HTMLAttributes }) => ["td", HTMLAttributes, 0],
});

export const TableHeader = Node.create({
  name: "tableHeader",
  content: "block+",
  isolating: true,
  addAttributes: () => ({ ...spans, scope: asWritten }),
  parseHTML: () => [{ tag: "th" }],
  renderHTML: ({ HTMLAttributes }) => ["th", HTMLAttributes, 0],
});
