import { Extension } from "@tiptap/core";
import { Fragment, type Node, Slice } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { linkedParts } from "#core/web-addresses.ts";

/** Makes links of web addresses that are typed, when a space or a new line follows. */
export const Linking = Extension.create({
  name: "linking",
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput(view, from, _to, text) {
          if (/^\s$/.test(text)) linkBefore(view, from);
          return false;
        },
        handleKeyDown(view, { key, isComposing }) {
          if (key === "Enter" && !isComposing && view.state.selection.empty)
            linkBefore(view, view.state.selection.from);
          return false;
        },
      },
    }),
  ],
});

/** Links the word that ends at a position, where it is a web address and no link yet. */
function linkBefore(view: EditorView, position: number): void {
  const { doc, schema, tr } = view.state;
  const $end = doc.resolve(position);
  const { link, code } = schema.marks;
  if (!link || $end.parent.type.spec.code || !$end.parent.isTextblock) return;
  const before = $end.parent.textBetween(0, $end.parentOffset, undefined, "\ufffc");
  const [word = ""] = /\S+$/.exec(before) ?? [];
  const start = position - word.length;
  for (const { at, words, href } of linkedParts(word)) {
    const [from, to] = [start + at, start + at + words.length];
    if (!href || doc.rangeHasMark(from, to, link) || (code && doc.rangeHasMark(from, to, code))) continue;
    tr.addMark(from, to, link.create({ href }));
  }
  if (tr.docChanged) view.dispatch(tr.removeStoredMark(link));
}

/** Pasted words with the web addresses in them as links. */
export function withLinks(slice: Slice): Slice {
  return new Slice(linkedIn(slice.content), slice.openStart, slice.openEnd);
}

function linkedIn(content: Fragment): Fragment {
  const nodes: Node[] = [];
  content.forEach((node) => {
    if (node.isText) nodes.push(...linkedText(node));
    else nodes.push(node.type.spec.code ? node : node.copy(linkedIn(node.content)));
  });
  return Fragment.from(nodes);
}

function linkedText(node: Node): Node[] {
  const { link } = node.type.schema.marks;
  const isPlain = node.marks.every(({ type }) => type.name !== "link" && type.name !== "code");
  if (!link || !isPlain) return [node];
  return linkedParts(node.text ?? "").map(({ at, words, href }) => {
    const part = node.cut(at, at + words.length);
    return href ? part.mark(link.create({ href }).addToSet(part.marks)) : part;
  });
}
