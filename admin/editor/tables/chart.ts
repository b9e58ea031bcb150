import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { findTable } from "@tiptap/pm/tables";
import { type ChartKind, chartKinds } from "#features/charts/kinds.ts";
import type { Action } from "../blocks/block.ts";

/** What readers see in place of the table at the cursor. */
export function chartActions(editor: Editor): Action[] {
  const { $from } = editor.state.selection;
  const found = findTable($from);
  const around = found && $from.node(found.depth - 1);
  const chosen = around?.type.name === "figure" ? around.attrs["data-chart"] : null;
  const kinds = Object.entries(chartKinds) as [ChartKind, string][];
  return [
    { name: "Table only", on: chosen === null, run: () => setChart(editor, null) },
    ...kinds.map(([kind, name]) => ({ name, on: chosen === kind, run: () => setChart(editor, kind) })),
  ];
}

/** Puts a figure around a table that has none. The cursor stays where it is. */
function setChart(editor: Editor, kind: ChartKind | null): void {
  const { tr, schema, selection } = editor.state;
  const { $from } = selection;
  const found = findTable($from);
  const { figure } = schema.nodes;
  if (!found || !figure) return;
  if ($from.node(found.depth - 1).type === figure) {
    tr.setNodeAttribute($from.before(found.depth - 1), "data-chart", kind);
  } else if (kind) {
    tr.replaceWith(
      found.pos,
      found.pos + found.node.nodeSize,
      figure.create({ "data-chart": kind }, found.node),
    );
    tr.setSelection(TextSelection.near(tr.doc.resolve($from.pos + 1)));
  }
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}
