import { type Editor, getMarkRange } from "@tiptap/core";
import type { Mark, Node } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import { Languages } from "lucide-react";
import { languageName } from "#core/language.ts";
import { m } from "#messages";
import type { Bar, Block } from "./block.ts";
import { changeSpan, marksAt } from "./span.ts";

type Spoken = { lang: string | null; dir: "ltr" | "rtl" | null };
/** Words of one line, or whole lines. `lang` and `dir` are those that they have. */
export type Words = Spoken & { from: number; to: number; isPassage: boolean };

const isSpoken = ({ attrs }: { attrs: Partial<Spoken> }) => Boolean(attrs.lang || attrs.dir);

/** The selected words, the passage in another language at the cursor, or the line around it. */
export function wordsAt(editor: Editor): Words {
  const { selection, doc } = editor.state;
  const { from, to, empty, $from } = selection;
  const mark = marksAt(editor).findLast(isSpoken);
  const passage = empty && mark && getMarkRange($from, mark.type, mark.attrs);
  if (passage) return { ...passage, ...spoken(mark.attrs), isPassage: true };
  const lines = linesIn(editor, from, to);
  const [first] = lines;
  const isWhole = lines.length !== 1 || !first || (from <= first.from && to >= first.to);
  if (!empty && !isWhole) return { from, to, ...spoken(mark?.attrs), isPassage: true };
  const line = first && doc.nodeAt(first.from - 1);
  const all = line && marksOfAll(line).at(-1);
  return { from, to, ...spoken(all?.attrs ?? line?.attrs), isPassage: false };
}

function spoken({ lang = null, dir = null }: Partial<Spoken> = {}): Spoken {
  return { lang, dir };
}

/** The lines between two positions, with where their words begin and end. */
function linesIn({ state: { doc } }: Editor, from: number, to: number) {
  const lines: { from: number; to: number }[] = [];
  doc.nodesBetween(from, to, (node, position) => {
    if (node.isTextblock && !node.type.spec.code)
      lines.push({ from: position + 1, to: position + 1 + node.content.size });
  });
  return lines;
}

/** The marks with a language that each word of a line has. */
function marksOfAll({ children }: Node): Mark[] {
  const [first, ...others] = children;
  const isOfAll = (mark: Mark) => others.every(({ marks }) => mark.isInSet(marks));
  return first?.marks.filter((mark) => isSpoken(mark) && isOfAll(mark)) ?? [];
}

/**
 * Says the language and the direction of words; null for those of what is around them. Words in other languages inside
 * a line keep theirs.
 */
export function setLanguage(editor: Editor, words: Words, given: Spoken): void {
  if (words.isPassage) setOfPassage(editor, words, given);
  else setOfLines(editor, words, given);
  editor.commands.setTextSelection(words.to);
}

function setOfPassage(editor: Editor, { from, to }: Words, given: Spoken): void {
  const chain = editor.chain().focus();
  chain.command(({ tr }) => {
    tr.doc.nodesBetween(from, to, (node, position) => {
      const range = { from: Math.max(from, position), to: Math.min(to, position + node.nodeSize) };
      for (const mark of node.marks.filter(isSpoken)) unsay(tr, range, mark);
    });
    return true;
  });
  chain.setTextSelection({ from, to }).run();
  changeSpan(
    editor,
    (attrs) => attrs,
    isSpoken({ attrs: given }) ? (attrs) => ({ ...attrs, ...given }) : undefined,
  );
}

function setOfLines(editor: Editor, { from, to }: Words, given: Spoken): void {
  const chain = editor.chain().focus();
  chain.command(({ tr }) => {
    for (const line of linesIn(editor, from, to)) {
      const node = tr.doc.nodeAt(line.from - 1);
      for (const mark of node ? marksOfAll(node) : []) unsay(tr, line, mark);
      for (const [name, value] of Object.entries(given)) tr.setNodeAttribute(line.from - 1, name, value);
    }
    return true;
  });
  chain.run();
}

/** Takes the language out of a mark, and the mark if nothing else is left. */
function unsay(tr: Transaction, { from, to }: { from: number; to: number }, mark: Mark): void {
  const attrs = { ...mark.attrs, lang: null, dir: null };
  tr.removeMark(from, to, mark);
  if (mark.type.name !== "span" || Object.values(attrs).some(Boolean))
    tr.addMark(from, to, mark.type.create(attrs));
}

function bar(editor: Editor): Bar | null {
  const words = wordsAt(editor);
  const { lang, dir } = words;
  if (!lang && !dir) return null;
  const name = lang
    ? languageName(lang)
    : dir === "rtl"
      ? m.adminEditor.rightToLeft()
      : m.adminEditor.leftToRight();
  return {
    label: m.adminEditor.languageNamed({ name }),
    text: name,
    items: [
      { name: m.adminEditor.changeLanguage, run: (_editor, { open }) => open("language") },
      {
        name: m.adminEditor.removeLanguageMark,
        run: () => setLanguage(editor, words, { lang: null, dir: null }),
      },
    ],
  };
}

export const language: Block = {
  group: "rare",
  tools: [
    {
      name: m.adminEditor.language,
      icon: Languages,
      isOff: (editor) => linesIn(editor, editor.state.selection.from, editor.state.selection.to).length === 0,
      run: (_editor, { open }) => open("language"),
    },
  ],
  bar,
};
