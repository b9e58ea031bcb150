import { redoDepth, undoDepth } from "@tiptap/pm/history";
import { type Editor, useEditorState } from "@tiptap/react";
import { colourAt } from "./commands.ts";
import { isMissing, selectedPicture } from "./pictures/selected-picture.ts";

/** What the toolbar shows for the selection. */
export type SelectionState = ReturnType<typeof selectionState>;

export function useSelectionState(editor: Editor): SelectionState {
  return useEditorState({ editor, selector: ({ editor: current }) => selectionState(current) });
}

function selectionState(editor: Editor) {
  const is = (name: string) => editor.isActive(name);
  const selected = selectedPicture(editor.state);
  return {
    level: is("heading") ? Number(editor.getAttributes("heading").level) : 0,
    bold: is("bold"),
    italic: is("italic"),
    underline: is("underline"),
    strike: is("strike"),
    color: colourAt(editor, "color"),
    background: colourAt(editor, "background-color"),
    list: innermostList(editor),
    quote: is("blockquote"),
    code: is("codeBlock"),
    link: String((selected?.node.attrs.link ?? editor.getAttributes("link")).href ?? "") || null,
    /** The alternative text of the selected picture; null if none is selected. */
    picture: selected ? String(selected.node.attrs.alt ?? "") : null,
    missing: selected !== null && isMissing(selected.node),
    words: countWords(editor),
    canOutdent: canOutdent(editor),
    canUndo: undoDepth(editor.state) > 0,
    canRedo: redoDepth(editor.state) > 0,
  };
}

function innermostList(editor: Editor): string | null {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { name } = $from.node(depth).type;
    if (name.endsWith("List")) return name;
  }
  return null;
}

function canOutdent(editor: Editor): boolean {
  const { selection, doc } = editor.state;
  let found = editor.isActive("listItem");
  doc.nodesBetween(selection.from, selection.to, (node) => {
    found ||= /padding-inline-start/.test(node.attrs.style ?? "");
    return !found && !node.isTextblock;
  });
  return found;
}

const wordCounts = new WeakMap<object, number>();

function countWords(editor: Editor): number {
  let words = 0;
  editor.state.doc.forEach((block) => {
    const count =
      wordCounts.get(block) ?? block.textBetween(0, block.content.size, " ", " ").match(/\S+/g)?.length ?? 0;
    wordCounts.set(block, count);
    words += count;
  });
  return words;
}
