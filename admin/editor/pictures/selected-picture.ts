import type { Node } from "@tiptap/pm/model";
import { type EditorState, NodeSelection } from "@tiptap/pm/state";
import { pluginExtension } from "../plugin.ts";
import { isOwnPicture } from "./missing.ts";

export type SelectedPicture = { node: Node; position: number };

/** The picture that is selected, or the only one of a selected figure. */
export function selectedPicture({ selection, doc }: EditorState): SelectedPicture | null {
  if (!(selection instanceof NodeSelection)) return null;
  const { node, from } = selection;
  if (isPicture(node)) return { node, position: from };
  const picture = onlyPictureOf(node);
  const index = picture ? node.children.indexOf(picture) : 0;
  return picture && { node: picture, position: doc.resolve(from + 1).posAtIndex(index) };
}

export function isPicture({ type }: Node): boolean {
  return ["picture", "image", "missing"].includes(type.name);
}

/** True for pictures of other sites, and those that could not be pasted. */
export function isMissing({ type, attrs }: Node): boolean {
  return type.name === "missing" || !isOwnPicture(String(attrs.src));
}

/** The missing picture that a picture inserted at a position is meant to replace. */
export function missingAt(state: EditorState, position: number): SelectedPicture | null {
  const selected = position === state.selection.to ? selectedPicture(state) : null;
  if (selected) return isMissing(selected.node) ? selected : null;
  const $position = state.doc.resolve(position);
  const { parent, nodeBefore, nodeAfter } = $position;
  const beside = [nodeBefore, nodeAfter].find((node) => node && isPicture(node) && isMissing(node));
  const node =
    beside ?? (parent.isTextblock && isAlone(parent) ? parent.children.find(isPicture) : undefined);
  if (!node || !isMissing(node)) return null;
  return { node, position: $position.posAtIndex(parent.children.indexOf(node)) };
}

/** True for a line with one picture and no words. */
export function isAlone(line: Node): boolean {
  return line.textContent.trim() === "" && line.children.filter(isPicture).length === 1;
}

function onlyPictureOf({ type, children }: Node): Node | null {
  if (type.name !== "figure") return null;
  const [only, ...others] = children.filter((child) => child.type.name !== "figcaption");
  return only?.type.name === "picture" && others.length === 0 ? only : null;
}

/** Selecting the picture of a figure selects the figure, so that its caption is moved and deleted with it. */
export const WholeFigures = pluginExtension("wholeFigures", () => ({
  appendTransaction(_transactions, _before, { selection, tr, doc }) {
    if (!(selection instanceof NodeSelection) || selection.node.type.name !== "picture") return null;
    const { $from } = selection;
    return onlyPictureOf($from.parent) && tr.setSelection(NodeSelection.create(doc, $from.before()));
  },
}));
