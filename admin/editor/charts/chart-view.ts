import type { Editor } from "@tiptap/core";
import { DOMSerializer, type Node } from "@tiptap/pm/model";
import { type PluginView, Selection } from "@tiptap/pm/state";
import type { NodeView } from "@tiptap/pm/view";
import type { EditorActions } from "../blocks/block.ts";
import { numbered } from "../footnotes/numbered.ts";
import { nodeHtml } from "../html.ts";
import { pluginExtension } from "../plugin.ts";
import { livePreview } from "./live-preview.ts";

type Position = () => number | undefined;

/** Shows the chart below each table that readers see as one. */
export function chartPreviews(actions: () => EditorActions) {
  return pluginExtension("chartPreviews", (editor) => {
    const draw = (html: string) => actions().drawChart(html);
    const previews: Previews = new Set();
    const figure = (node: Node, _view: unknown, position: Position) =>
      isChart(node) ? chartView(editor, { node, position, draw, previews }) : plainView(node);
    return { props: { nodeViews: { figure } }, view: () => onLanguage(previews) };
  });
}

/** Numbers are read in the language of the text. */
function onLanguage(previews: Previews): PluginView {
  let language: string | undefined;
  return {
    update({ dom }) {
      const isOther = language !== undefined && language !== dom.lang;
      language = dom.lang;
      if (isOther) for (const { refresh } of previews) refresh();
    },
  };
}

const isChart = ({ attrs }: Node) => attrs["data-chart"] !== null;

function plainView(node: Node): NodeView {
  return DOMSerializer.renderSpec(document, node.type.spec.toDOM?.(node) ?? ["figure", 0]) as NodeView;
}

type Previews = Set<ReturnType<typeof livePreview>>;
type View = { node: Node; position: Position; draw: EditorActions["drawChart"]; previews: Previews };

function chartView(editor: Editor, { node, position, draw, previews }: View): NodeView {
  let current = node;
  const dom = document.createElement("figure");
  const contentDOM = dom.appendChild(document.createElement("div"));
  contentDOM.className = "above-bar";
  const preview = livePreview(() => draw(numbered(nodeHtml(current, editor.state.doc))));
  dom.append(preview.dom);
  previews.add(preview);
  preview.dom.addEventListener("click", () => {
    const { state, view } = editor;
    const cell = Selection.findFrom(state.doc.resolve((position() ?? 0) + 1), 1, true);
    if (cell) view.dispatch(state.tr.setSelection(cell));
    view.focus();
  });
  return {
    dom,
    contentDOM,
    update(next) {
      if (next.type !== node.type || !isChart(next)) return false;
      if (next !== current) preview.refresh();
      current = next;
      return true;
    },
    stopEvent: ({ target }) => preview.dom.contains(target as Element),
    ignoreMutation: ({ target }) => preview.dom.contains(target),
    destroy() {
      previews.delete(preview);
      preview.end();
    },
  };
}
