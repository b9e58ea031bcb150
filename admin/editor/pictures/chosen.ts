import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, NodeSelection, Plugin } from "@tiptap/pm/state";
import { isOwnPicture } from "./missing.ts";

export type ChosenPicture = { node: Node; position: number };

/** The picture that is selected, by itself or as the only one of its figure. */
export function chosenPicture({ selection }: EditorState): ChosenPicture | null {
  if (!(selection instanceof NodeSelection)) return null;
  const { node, from } = selection;
  if (["picture", "image", "missing"].includes(node.type.name)) return { node, position: from };
  const picture = node.type.name === "figure" ? onlyPictureOf(node) : null;
  return picture && { node: picture.node, position: from + 1 + picture.offset };
}

/** Whether this site does not have a picture. */
export function isMissing({ type, attrs }: Node): boolean {
  return type.name === "missing" || !isOwnPicture(String(attrs.src));
}

function onlyPictureOf(figure: Node): { node: Node; offset: number } | null {
  const found: { node: Node; offset: number }[] = [];
  figure.forEach((node, offset) => {
    if (node.type.name !== "figcaption") found.push({ node, offset });
  });
  const [only, ...others] = found;
  return only?.node.type.name === "picture" && others.length === 0 ? only : null;
}

/** Whoever selects the picture of a figure has its caption too: it is moved, cut out and removed as a whole. */
export const WholeFigures = Extension.create({
  name: "wholeFigures",
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(_transactions, _before, { selection, tr, doc }) {
        if (!(selection instanceof NodeSelection) || selection.node.type.name !== "picture") return null;
        const { $from } = selection;
        if (!onlyPictureOf($from.parent)) return null;
        return tr.setSelection(NodeSelection.create(doc, $from.before()));
      },
    }),
  ],
});
