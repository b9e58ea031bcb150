import { type Editor, Mark } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { selectedPicture } from "./selected-picture.ts";

/** Who made a picture: the small print at the end of its caption. */
export const Credit = Mark.create({
  name: "credit",
  inclusive: false,
  parseHTML: () => [{ tag: "small" }],
  renderHTML: ({ HTMLAttributes }) => ["small", HTMLAttributes, 0],
});

export function creditOf(editor: Editor): string {
  const caption = captionOf(editor)?.node;
  const parts = caption?.children.filter(isCredit) ?? [];
  return parts
    .map(({ text }) => text)
    .join("")
    .trim();
}

/** Writes the credit of the selected picture at the end of its caption, or removes it if it is empty. */
export function setCredit(editor: Editor, credit: string): void {
  const found = captionOf(editor);
  const mark = editor.schema.marks.credit;
  if (!found || !mark) return;
  const { tr, schema, selection } = editor.state;
  const kept = found.node.children.filter((child) => !isCredit(child));
  const last = kept.at(-1);
  if (last?.isText && last.text) kept.splice(-1, 1, ...withoutEndSpace(last));
  const space = credit && kept.length > 0 ? [schema.text(" ")] : [];
  const text = credit ? [schema.text(credit, [mark.create()])] : [];
  const caption = found.node.type.create(found.node.attrs, [...kept, ...space, ...text]);
  tr.replaceWith(found.position, found.position + (found.isNew ? 0 : found.node.nodeSize), caption);
  tr.setSelection(selection.getBookmark().resolve(tr.doc));
  editor.view.dispatch(tr);
}

function withoutEndSpace(node: Node): Node[] {
  const length = (node.text ?? "").trimEnd().length;
  return length > 0 ? [node.cut(0, length)] : [];
}

function isCredit({ marks }: Node): boolean {
  return marks.some(({ type }) => type.name === "credit");
}

/** The caption of the figure of the selected picture; a new one at its end if it has none. */
export function captionOf({ state }: Editor): { node: Node; position: number; isNew: boolean } | null {
  const selected = selectedPicture(state);
  const type = state.schema.nodes.figcaption;
  if (selected?.node.type.name !== "picture" || !type) return null;
  const $picture = state.doc.resolve(selected.position);
  const index = $picture.parent.children.findIndex((child) => child.type === type);
  const node = index === -1 ? type.create() : $picture.parent.child(index);
  const position = index === -1 ? $picture.end() : $picture.posAtIndex(index);
  return { node, position, isNew: index === -1 };
}
