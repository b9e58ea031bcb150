import type { Node } from "@tiptap/pm/model";
import type { EditorState } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { directionOfWords } from "#core/language.ts";

const known = new WeakMap<Node, boolean>();

/** In a right-to-left text, blocks that run from left to right: those whose first letter does, as on the page. */
export function foreignBlocks({ doc }: EditorState): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, position) => {
    if (node.isTextblock && isForeign(node))
      found.push(Decoration.node(position, position + node.nodeSize, { class: "foreign" }));
    return !node.isTextblock;
  });
  return DecorationSet.create(doc, found);
}

function isForeign(block: Node): boolean {
  const foreign = known.get(block) ?? directionOfWords(block.textContent) === "ltr";
  known.set(block, foreign);
  return foreign;
}
