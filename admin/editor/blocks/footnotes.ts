import type { Editor } from "@tiptap/core";
import type { ResolvedPos } from "@tiptap/pm/model";
import { NodeSelection, Plugin, type Selection, TextSelection } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { Asterisk } from "lucide-react";
import { m } from "#messages";
import { stepRight } from "#ui/step-right.ts";
import { convertNotes, hasOtherNote } from "../footnotes/convert.ts";
import { footnoteView } from "../footnotes/footnote-view.ts";
import { footnoteHtml } from "../footnotes/numbered.ts";
import { contentHtml } from "../html.ts";
import { elementNode } from "./attributes.ts";
import type { Bar, Block } from "./block.ts";

/** A footnote at its place in the text, so that it is moved, copied and deleted with its words. */
const Footnote = elementNode("footnote", "span", {
  priority: 1250, // before anchors
  group: "inline",
  inline: true,
  atom: true, // for the cursor: arrow keys select it
  isolating: true,
  content: "(text | hardBreak | image | anchor | missing)*",
  parseHTML: () => [{ tag: "span[data-footnote]", priority: 120 }],
  renderHTML: ({ HTMLAttributes }) => ["span", { ...HTMLAttributes, "data-footnote": "" }, 0],
  toHtml: (note) => footnoteHtml(contentHtml(note)),
  addNodeView: () => footnoteView,
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          // The open note is the one at the cursor.
          decorations({ doc, selection }) {
            const $note = noteAt(selection);
            if (!$note?.nodeAfter) return null;
            const { pos, nodeAfter } = $note;
            return DecorationSet.create(doc, [
              Decoration.node(pos, pos + nodeAfter.nodeSize, { class: "open" }, { footnote: true }),
            ]);
          },
          handleDOMEvents: {
            click(_view, { target }) {
              const number = target instanceof Element ? target.closest(".footnote-number") : null;
              const text = number?.nextElementSibling;
              return text instanceof Element && openAt(editor, editor.view.posAtDOM(text, 0) - 1);
            },
          },
        },
      }),
    ];
  },
  addKeyboardShortcuts() {
    const { editor } = this;
    const atEdge = (side: "start" | "end") => () => {
      const { $from, empty } = editor.state.selection;
      if (!empty || $from.parent.type !== this.type) return undefined;
      return $from.parentOffset === (side === "start" ? 0 : $from.parent.content.size) ? $from : undefined;
    };
    const [atStart, atEnd] = [atEdge("start"), atEdge("end")];
    const leaveBackward = () => {
      const $start = atStart();
      return $start !== undefined && editor.commands.setTextSelection($start.before());
    };
    const leaveForward = () => {
      const $end = atEnd();
      return $end !== undefined && editor.commands.setTextSelection($end.after());
    };
    const leadsForward = (side: "left" | "right") => {
      const { node } = editor.view.domAtPos(editor.state.selection.from);
      const line = node instanceof Element ? node : node.parentElement;
      return line !== null && (stepRight(line) === 1) === (side === "right");
    };
    const leave = () => leaveNote(editor);
    return {
      Enter: () => {
        const { selection } = editor.state;
        const isSelected = selection instanceof NodeSelection && selection.node.type === this.type;
        return isSelected ? openAt(editor, selection.from) : leave();
      },
      Escape: leave,
      Backspace: () => {
        const $start = atStart();
        return $start !== undefined && ($start.parent.content.size > 0 || leave());
      },
      Delete: () => atEnd() !== undefined,
      ArrowLeft: () => (leadsForward("left") ? leaveForward() : leaveBackward()),
      ArrowRight: () => (leadsForward("right") ? leaveForward() : leaveBackward()),
      "Mod-a": () => {
        const { $from } = editor.state.selection;
        const isInside = $from.parent.type === this.type;
        return isInside && editor.commands.setTextSelection({ from: $from.start(), to: $from.end() });
      },
    };
  },
});

/** The position before the footnote at the cursor, or the selected one. */
function noteAt(selection: Selection): ResolvedPos | null {
  const { $from } = selection;
  if (selection instanceof NodeSelection) return selection.node.type.name === "footnote" ? $from : null;
  return $from.parent.type.name === "footnote" ? $from.doc.resolve($from.before()) : null;
}

/** Puts the cursor at the end of a note. */
function openAt(editor: Editor, position: number): boolean {
  const { tr } = editor.state;
  const note = tr.doc.nodeAt(position);
  if (!note) return false;
  editor.view.dispatch(
    tr.setSelection(TextSelection.create(tr.doc, position + note.nodeSize - 1)).scrollIntoView(),
  );
  editor.view.focus();
  return true;
}

/** Continues after the note. One without words is removed. */
function leaveNote(editor: Editor): boolean {
  const { tr, selection } = editor.state;
  const $note = noteAt(selection);
  const note = $note?.nodeAfter;
  if (!$note || !note) return false;
  const end = $note.pos + note.nodeSize;
  if (note.content.size === 0) tr.delete($note.pos, end);
  else tr.setSelection(TextSelection.create(tr.doc, end));
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
  return true;
}

/** Inserts a note and puts the cursor into it, or leaves the one at the cursor. */
function toggleFootnote(editor: Editor): void {
  if (leaveNote(editor)) return;
  const { tr, schema, selection } = editor.state;
  const note = schema.nodes.footnote?.create();
  if (!note || !canHaveFootnote(editor)) return;
  tr.insert(selection.to, note).setSelection(TextSelection.create(tr.doc, selection.to + 1));
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}

function canHaveFootnote({ state }: Editor): boolean {
  const { parent } = state.selection.$to;
  return parent.isTextblock && !parent.type.spec.code;
}

function bar(editor: Editor): Bar | null {
  const $note = noteAt(editor.state.selection);
  if (!$note?.nodeAfter) {
    if (!hasOtherNote(editor)) return null;
    return { label: m.adminEditor.note(), items: [{ name: m.adminEditor.convertNotes, run: convertNotes }] };
  }
  const { pos, nodeAfter } = $note;
  return {
    label: m.adminEditor.footnote(),
    below: pos,
    items: [
      { name: m.common.done, run: leaveNote },
      {
        name: m.adminEditor.removeFootnote,
        run: () =>
          editor
            .chain()
            .focus()
            .deleteRange({ from: pos, to: pos + nodeAfter.nodeSize })
            .run(),
      },
    ],
  };
}

export const footnotes: Block = {
  extensions: [Footnote],
  group: "more",
  tools: [
    {
      name: m.adminEditor.footnote,
      icon: Asterisk,
      keys: "Mod+Alt+F",
      isOff: (editor) => !canHaveFootnote(editor) && !noteAt(editor.state.selection),
      run: toggleFootnote,
    },
  ],
  bar,
};
