import { Fragment, type Node, Slice } from "@tiptap/pm/model";
import { PluginKey } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { linkedParts } from "#core/web-addresses.ts";
import { pluginExtension } from "../plugin.ts";

type Range = { from: number; to: number };
/** What was linked. `isNew` until the space or the new line is there. */
type Linked = { ranges: Range[]; isNew: boolean } | null;

const key = new PluginKey<Linked>("linking");

/** Links typed web addresses when a space or a new line follows. Backspace takes the link back. */
export const Linking = pluginExtension<Linked>("linking", () => ({
  key,
  state: {
    init: () => null,
    apply(tr, linked) {
      const ranges: Range[] | undefined = tr.getMeta(key);
      if (ranges) return { ranges, isNew: true };
      if (linked?.isNew && tr.docChanged) return { ...linked, isNew: false };
      return tr.docChanged || (tr.selectionSet && !linked?.isNew) ? null : linked;
    },
  },
  props: {
    handleTextInput(view, from, _to, text) {
      if (/^\s$/.test(text)) linkWordBefore(view, from);
    },
    handleKeyDown(view, event) {
      const { empty, from } = view.state.selection;
      if (event.isComposing || !empty) return false;
      if (event.key === "Enter") linkWordBefore(view, from);
      return event.key === "Backspace" && takeLinkBack(view);
    },
  },
}));

function linkWordBefore(view: EditorView, position: number): void {
  const { doc, schema, tr } = view.state;
  const $end = doc.resolve(position);
  const { link, code } = schema.marks;
  if (!link || $end.parent.type.spec.code || !$end.parent.isTextblock) return;
  const before = $end.parent.textBetween(0, $end.parentOffset, undefined, "\ufffc");
  const [word = ""] = /\S+$/.exec(before) ?? [];
  const start = position - word.length;
  const ranges: Range[] = [];
  for (const { at, words, href } of linkedParts(word)) {
    const [from, to] = [start + at, start + at + words.length];
    if (!href || doc.rangeHasMark(from, to, link) || (code && doc.rangeHasMark(from, to, code))) continue;
    tr.addMark(from, to, link.create({ href }));
    ranges.push({ from, to });
  }
  if (tr.docChanged) view.dispatch(tr.removeStoredMark(link).setMeta(key, ranges));
}

/** Right after an address was linked. The space or the new line stays. */
function takeLinkBack({ state, dispatch }: EditorView): boolean {
  const { link } = state.schema.marks;
  const linked = key.getState(state);
  if (!link || !linked || linked.isNew) return false;
  const { tr } = state;
  for (const { from, to } of linked.ranges) tr.removeMark(from, to, link);
  dispatch(tr);
  return true;
}

/** Links the web addresses in pasted text. */
export function withLinks({ content, openStart, openEnd }: Slice): Slice {
  return new Slice(linkFragment(content), openStart, openEnd);
}

function linkFragment(content: Fragment): Fragment {
  const nodes: Node[] = [];
  content.forEach((node) => {
    if (node.isText) nodes.push(...linkText(node));
    else nodes.push(node.type.spec.code ? node : node.copy(linkFragment(node.content)));
  });
  return Fragment.from(nodes);
}

function linkText(node: Node): Node[] {
  const { link } = node.type.schema.marks;
  const isPlain = node.marks.every(({ type }) => type.name !== "link" && type.name !== "code");
  if (!link || !isPlain) return [node];
  return linkedParts(node.text ?? "").map(({ at, words, href }) => {
    const part = node.cut(at, at + words.length);
    return href ? part.mark(link.create({ href }).addToSet(part.marks)) : part;
  });
}
