import type { Node } from "@tiptap/pm/model";
import { type EditorState, PluginKey, TextSelection } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import { pluginExtension } from "../plugin.ts";

export type Search = { text: string; matchCase: boolean; wholeWords: boolean };
type Match = { from: number; to: number };

type Finding = { search: Search; matches: Match[]; current: number; marked: DecorationSet };

const key = new PluginKey<Finding | null>("find");
const maxMarked = 1000; // a single letter is found tens of thousands of times in a long text

/** The matches of the search, marked in the text; null while nobody searches. */
export function findingIn(state: EditorState): Finding | null {
  return key.getState(state) ?? null;
}

/** Searches, beginning at the selection; null ends the search. */
export function find(view: EditorView, search: Search | null): void {
  view.dispatch(view.state.tr.setMeta(key, { search }).setMeta("addToHistory", false));
  const finding = findingIn(view.state);
  const match = finding?.matches[finding.current];
  if (match) show(view, match);
}

/** Goes to the next match, or with -1 to the one before. */
export function goToMatch(view: EditorView, direction: 1 | -1): void {
  const finding = findingIn(view.state);
  if (!finding || finding.matches.length === 0) return;
  const count = finding.matches.length;
  const match = finding.matches[(finding.current + direction + count) % count];
  if (match) show(view, match);
}

/** Replaces the current match and goes to the next. */
export function replaceMatch(view: EditorView, text: string): void {
  const finding = findingIn(view.state);
  const match = finding?.matches[finding.current];
  if (!match) return;
  view.dispatch(view.state.tr.insertText(text, match.from, match.to));
  const start = match.from + text.length;
  view.dispatch(view.state.tr.setMeta(key, { from: start }).setMeta("addToHistory", false));
  const next = findingIn(view.state);
  const following = next?.matches[next.current];
  if (following) show(view, following);
}

/** Replaces all matches in one step of the undo history. Returns how many. */
export function replaceAll(view: EditorView, text: string): number {
  const matches = findingIn(view.state)?.matches ?? [];
  const { tr } = view.state;
  for (const { from, to } of matches.toReversed()) tr.insertText(text, from, to);
  if (matches.length > 0) view.dispatch(tr);
  return matches.length;
}

function show(view: EditorView, { from, to }: Match): void {
  const selection = TextSelection.create(view.state.doc, from, to);
  view.dispatch(view.state.tr.setSelection(selection).setMeta(key, { from }).setMeta("addToHistory", false));
  // ProseMirror scrolls only while the text has the focus.
  const { top } = view.coordsAtPos(from);
  const height = window.innerHeight;
  if (top < height * 0.4 || top > height * 0.75) window.scrollBy({ top: top - height * 0.5 });
}

type Change = { search?: Search | null; from?: number };

export const Finding = pluginExtension<Finding | null>("finding", () => ({
  key,
  state: {
    init: () => null,
    apply(tr, last, _before, { doc, selection }) {
      const change: Change = tr.getMeta(key) ?? {};
      const search = change.search === undefined ? last?.search : change.search;
      if (!search) return null;
      if (last && search === last.search && !tr.docChanged && change.from === undefined) return last;
      const isSame = search === last?.search && !tr.docChanged;
      const matches = isSame ? last.matches : matchesIn(doc, search);
      const start = change.from ?? selection.from;
      const at = matches.findIndex(({ from }) => from >= start);
      const current = at === -1 ? 0 : at;
      return { search, matches, current, marked: marked(doc, matches, current) };
    },
  },
  props: { decorations: (state) => key.getState(state)?.marked },
}));

function marked(doc: Node, matches: Match[], current: number): DecorationSet {
  const first = Math.max(0, current - maxMarked / 2);
  const near = matches.slice(first, first + maxMarked);
  return DecorationSet.create(
    doc,
    near.map(({ from, to }, index) =>
      Decoration.inline(from, to, { class: first + index === current ? "match current-match" : "match" }),
    ),
  );
}

export function matchesIn(doc: Node, search: Search): Match[] {
  const pattern = patternOf(search);
  const matches: Match[] = [];
  if (!pattern) return matches;
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    for (const { 0: found, index } of textOf(node).matchAll(pattern)) {
      const from = position + 1 + index;
      matches.push({ from, to: from + found.length });
    }
    return false;
  });
  return matches;
}

/** One character for each position, also where footnotes and other inline nodes begin and end. */
function textOf(node: Node): string {
  return node.children
    .map((child) => child.text ?? (child.isLeaf ? "\ufffc" : `\ufffc${textOf(child)}\ufffc`))
    .join("");
}

function patternOf({ text, matchCase, wholeWords }: Search): RegExp | null {
  if (text === "") return null;
  const literal = text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
  const source = wholeWords ? `(?<![\\p{L}\\p{M}\\p{N}_])${literal}(?![\\p{L}\\p{M}\\p{N}_])` : literal;
  return new RegExp(source, matchCase ? "gu" : "giu");
}
