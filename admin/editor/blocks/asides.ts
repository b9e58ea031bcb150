import type { Editor } from "@tiptap/core";
import { Fragment, type NodeType } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";
import { calloutKinds } from "#features/rich-text/asides.ts";
import { isEmpty, renderedHtml } from "../html.ts";
import { elementNode, optional } from "./attributes.ts";

const kind = { ...optional, parseHTML: (element: HTMLElement) => element.dataset.kind };

/** Stands out from the text: a note, a warning or an example. */
export const Callout = elementNode("callout", "aside", {
  group: "block",
  content: "calloutTitle block+",
  defining: true,
  addAttributes: () => ({
    kind: {
      ...kind,
      renderHTML: ({ kind }) => ({ "data-kind": kind, role: "note", "aria-label": calloutKinds[kind]?.() }),
    },
  }),
  parseHTML: () => Object.keys(calloutKinds).map((name) => ({ tag: `aside[data-kind="${name}"]` })),
  addKeyboardShortcuts() {
    return {
      // At the start of the title, the text stays and the frame goes.
      Backspace: () => {
        const { $from, empty } = this.editor.state.selection;
        const isAtStart = empty && $from.parentOffset === 0 && $from.parent.type.name === "calloutTitle";
        return isAtStart && unwrap(this.editor, this.type);
      },
      // From the title to the text.
      Enter: () => {
        const { $from } = this.editor.state.selection;
        if ($from.parent.type.name !== "calloutTitle") return false;
        return this.editor.commands.setTextSelection($from.after() + 1);
      },
    };
  },
});

/** Optional. The first paragraph of a call-out, if all of it is bold. */
export const CalloutTitle = elementNode("calloutTitle", "p", {
  content: "inline*",
  marks: "italic underline strike subscript superscript highlight code link span",
  defining: true,
  parseHTML: () => [{ tag: "p.callout-title", priority: 100, contentElement: "strong" }],
  renderHTML: ({ HTMLAttributes }) => [
    "p",
    { class: "callout-title", dir: "auto", ...HTMLAttributes },
    ["strong", {}, 0],
  ],
  toHtml: (title) => (isEmpty(title) ? "" : renderedHtml(title)),
});

/** Words from the text, shown large. */
export const PullQuote = elementNode("pullQuote", "aside", {
  group: "block",
  content: "paragraph+",
  defining: true,
  parseHTML: () => [{ tag: 'aside[data-kind="quote"]' }],
  renderHTML: ({ HTMLAttributes }) => ["aside", { ...HTMLAttributes, role: "note", "data-kind": "quote" }, 0],
});

/** Puts the selected blocks into a call-out or pull quote, changes its kind, or takes them out of it. */
export function toggleAside(editor: Editor, name: "callout" | "pullQuote", attributes: object = {}): boolean {
  const type = editor.schema.nodes[name];
  if (!type) return false;
  if (editor.isActive(name, attributes)) return unwrap(editor, type);
  if (editor.isActive(name)) return editor.chain().focus().updateAttributes(name, attributes).run();
  return editor.chain().focus().command(wrapIn(type, attributes)).run();
}

type Command = Parameters<ReturnType<Editor["chain"]>["command"]>[0];

function wrapIn(type: NodeType, attributes: object): Command {
  return ({ tr, dispatch }) => {
    const { $from, $to, from, to } = tr.selection;
    const range = $from.blockRange($to);
    if (!range) return false;
    const { parent, startIndex, endIndex, start, end } = range;
    const blocks = Fragment.from(parent.children.slice(startIndex, endIndex));
    const content = type.contentMatch.fillBefore(blocks)?.append(blocks);
    if (!content || !type.validContent(content)) return false;
    if (!parent.canReplaceWith(startIndex, endIndex, type)) return false;
    const moved = 1 + content.size - blocks.size;
    tr.replaceWith(start, end, type.create(attributes, content));
    tr.setSelection(TextSelection.create(tr.doc, from + moved, to + moved));
    if (dispatch) tr.scrollIntoView();
    return true;
  };
}

/** A title becomes a paragraph. */
function unwrap(editor: Editor, type: NodeType): boolean {
  const chain = editor.chain().focus();
  return chain
    .command(({ tr, state }) => {
      const { $from } = tr.selection;
      const depth = Array.from({ length: $from.depth }, (_, index) => index + 1).findLast(
        (level) => $from.node(level).type === type,
      );
      const { paragraph } = state.schema.nodes;
      if (depth === undefined || !paragraph) return false;
      const [start, offset] = [$from.before(depth), $from.pos - $from.start(depth)];
      const blocks = $from.node(depth).children.flatMap((child) => {
        if (child.type.name !== "calloutTitle") return child;
        return child.content.size > 0 ? paragraph.create(child.attrs, child.content) : [];
      });
      const removed = $from.node(depth).content.size - Fragment.from(blocks).size;
      tr.replaceWith(start, $from.after(depth), blocks);
      const at = Math.max(start, start + offset - removed);
      tr.setSelection(TextSelection.near(tr.doc.resolve(at)));
      return true;
    })
    .run();
}
