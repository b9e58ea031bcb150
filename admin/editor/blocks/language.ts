import { type Editor, getMarkRange } from "@tiptap/core";
import { Languages } from "lucide-react";
import { languageName } from "#core/language.ts";
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
  const attrs = first && doc.nodeAt(first.from - 1)?.attrs;
  return { from, to, ...spoken(isWhole && !empty && mark ? mark.attrs : attrs), isPassage: false };
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

/** Says the language and the direction of words; null for those of what is around them. */
export function setLanguage(editor: Editor, words: Words, given: Spoken): void {
  const { from, to, isPassage } = words;
  const lines = linesIn(editor, from, to);
  const range = isPassage ? words : { from: lines[0]?.from ?? from, to: lines.at(-1)?.to ?? to };
  const chain = editor.chain().focus();
  chain.command(({ tr }) => {
    tr.doc.nodesBetween(range.from, range.to, (node, position) => {
      for (const mark of node.marks.filter(isSpoken)) {
        const [start, end] = [Math.max(range.from, position), Math.min(range.to, position + node.nodeSize)];
        tr.removeMark(start, end, mark);
        tr.addMark(start, end, mark.type.create({ ...mark.attrs, lang: null, dir: null }));
      }
    });
    if (!isPassage)
      for (const line of lines)
        for (const [name, value] of Object.entries(given)) tr.setNodeAttribute(line.from - 1, name, value);
    return true;
  });
  chain.setTextSelection(range).run();
  changeSpan(
    editor,
    (attrs) => ({ ...attrs, lang: null, dir: null }),
    isPassage && isSpoken({ attrs: given }) ? (attrs) => ({ ...attrs, ...given }) : undefined,
  );
  editor.commands.setTextSelection(to);
}

function bar(editor: Editor): Bar | null {
  const words = wordsAt(editor);
  const { lang, dir } = words;
  if (!lang && !dir) return null;
  const name = lang ? languageName(lang) : dir === "rtl" ? "Right to left" : "Left to right";
  return {
    label: `Language: ${name}`,
    text: name,
    items: [
      { name: "Change", run: (_editor, { openLanguage }) => openLanguage() },
      { name: "Remove", run: () => setLanguage(editor, words, { lang: null, dir: null }) },
    ],
  };
}

export const language: Block = {
  group: "rare",
  tools: [
    {
      name: "Language",
      icon: Languages,
      isOff: (editor) => linesIn(editor, editor.state.selection.from, editor.state.selection.to).length === 0,
      run: (_editor, { openLanguage }) => openLanguage(),
    },
  ],
  bar,
};
