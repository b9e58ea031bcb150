import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, TextSelection } from "@tiptap/pm/state";
import { findTable } from "@tiptap/pm/tables";
import type { Message } from "#core/message.ts";
import { type ChartKind, chartKinds } from "#features/charts/data/kinds.ts";
import { m } from "#messages";
import type { Action } from "../blocks/block.ts";

/** What readers see in place of the table at the cursor. */
export function chartActions(editor: Editor): Action[] {
  const chosen = figureOfTable(editor.state)?.node.attrs["data-chart"] ?? null;
  const kinds = Object.entries(chartKinds) as [ChartKind, Message][];
  return [
    { name: m.adminTables.tableOnly, on: chosen === null, run: () => setChart(editor, null) },
    ...kinds.map(([kind, name]) => ({
      name,
      on: chosen === kind,
      run: () => setChart(editor, kind),
    })),
    { name: m.adminTables.chartSettings, off: chosen === null, run: (_editor, { open }) => open("chart") },
  ];
}

/** The figure around the table at the cursor. */
export function figureOfTable({
  selection: { $from },
}: EditorState): { node: Node; position: number } | null {
  const found = findTable($from);
  const node = found ? $from.node(found.depth - 1) : null;
  return found && node?.type.name === "figure" ? { node, position: $from.before(found.depth - 1) } : null;
}

/** Removes attributes whose value is empty. */
export function setChartAttributes(editor: Editor, attributes: Record<string, string>): void {
  const { tr } = editor.state;
  const chart = figureOfTable(editor.state);
  if (!chart) return;
  for (const [name, value] of Object.entries(attributes))
    tr.setNodeAttribute(chart.position, name, value || null);
  editor.view.dispatch(tr);
  editor.view.focus();
}

/** Puts a figure with room for a title around a table that has none. The cursor stays where it is. */
function setChart(editor: Editor, kind: ChartKind | null): void {
  const { tr, schema, selection } = editor.state;
  const { $from } = selection;
  const found = findTable($from);
  const { figure, figcaption } = schema.nodes;
  if (!found || !figure || !figcaption) return;
  const end = found.pos + found.node.nodeSize;
  const around = figureOfTable(editor.state);
  const hasCaption = around?.node.children.some(({ type }) => type === figcaption);
  if (around) {
    tr.setNodeAttribute(around.position, "data-chart", kind);
    if (kind && !hasCaption) tr.insert(end, figcaption.create());
  } else if (kind) {
    tr.replaceWith(found.pos, end, figure.create({ "data-chart": kind }, [found.node, figcaption.create()]));
    tr.setSelection(TextSelection.near(tr.doc.resolve($from.pos + 1)));
  }
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}
