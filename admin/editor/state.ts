import { redoDepth, undoDepth } from "@tiptap/pm/history";
import { type Editor, useEditorState } from "@tiptap/react";
import { colourAt } from "./commands.ts";
import { chosenPicture, isMissing } from "./pictures/chosen.ts";

/** What the toolbar shows of the place where somebody writes. */
export type Shown = ReturnType<typeof shown>;

/** The state of every control, anew whenever it changes. */
export function useShown(editor: Editor): Shown {
  return useEditorState({ editor, selector: ({ editor: current }) => shown(current) });
}

function shown(editor: Editor) {
  const is = (name: string) => editor.isActive(name);
  const chosen = chosenPicture(editor.state);
  return {
    level: is("heading") ? Number(editor.getAttributes("heading").level) : 0,
    bold: is("bold"),
    italic: is("italic"),
    underline: is("underline"),
    strike: is("strike"),
    color: colourAt(editor, "color"),
    background: colourAt(editor, "background-color"),
    // The innermost list counts.
    list: innermostList(editor),
    quote: is("blockquote"),
    code: is("codeBlock"),
    link: String((chosen?.node.attrs.link ?? editor.getAttributes("link")).href ?? "") || null,
    // What is said of the selected picture; null where none is.
    picture: chosen ? String(chosen.node.attrs.alt ?? "") : null,
    missing: chosen !== null && isMissing(chosen.node),
    words: wordsOf(editor),
    canOutdent: canOutdent(editor),
    canUndo: undoDepth(editor.state) > 0,
    canRedo: redoDepth(editor.state) > 0,
  };
}

function innermostList(editor: Editor): string | null {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { name } = $from.node(depth).type;
    if (/List$/.test(name)) return name;
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

const counted = new WeakMap<object, number>();

function wordsOf(editor: Editor): number {
  let words = 0;
  editor.state.doc.forEach((block) => {
    const known =
      counted.get(block) ?? block.textBetween(0, block.content.size, " ", " ").match(/\S+/g)?.length ?? 0;
    counted.set(block, known);
    words += known;
  });
  return words;
}
