import type { Editor } from "@tiptap/core";
import type { Transaction } from "@tiptap/pm/state";
import { isAlone } from "./selected-picture.ts";
import { changeSlots, type Slot, slotOf, slotsOf } from "./slots.ts";

/** Inserts a picture at its slot, which it removes. */
export function insertPicture(editor: Editor, key: string, picture: { src: string; alt: string }): void {
  const { tr } = editor.state;
  const slots = slotsOf(editor.state);
  const slot = slotOf(editor, key);
  if (!slot) return;
  const start =
    replacePicture(tr, slot, picture) ?? replaceLine(tr, slot, picture) ?? insertFigure(tr, slot, picture);
  // Pictures that were chosen earlier stay above, even if their upload ends later.
  const above = slots.slice(0, slots.indexOf(slot)).filter(({ at }) => at === slot.at);
  const isAbove = (other: Slot) => above.some((each) => each.key === other.key);
  changeSlots(editor, tr, (moved) =>
    moved
      .filter((other) => other.key !== key)
      .map((other) => (isAbove(other) ? { ...other, at: start } : other)),
  );
}

/** Returns null if there is no picture to replace. Its figure keeps the caption and the link. */
function replacePicture(tr: Transaction, { at, replaces }: Slot, picture: object): number | null {
  const replaced = replaces === undefined ? null : tr.doc.nodeAt(replaces);
  if (replaces === undefined || replaced?.type.name !== "picture") return null;
  const reset = { title: null, width: null, height: null, "data-file-alt": null };
  tr.setNodeMarkup(replaces, undefined, { ...replaced.attrs, ...reset, ...picture });
  return at;
}

/** Replaces a line that holds only a picture; its figure keeps the caption. Returns null if there is no such line. */
function replaceLine(tr: Transaction, { replaces }: Slot, picture: object): number | null {
  if (replaces === undefined || !tr.doc.nodeAt(replaces)) return null;
  const $picture = tr.doc.resolve(replaces);
  if (!$picture.parent.isTextblock || !isAlone($picture.parent) || $picture.depth === 0) return null;
  const container = $picture.node(-1);
  const index = $picture.index(-1);
  const name = container.type.name === "figure" ? "picture" : "figure";
  const type = tr.doc.type.schema.nodes[name];
  if (!type || !container.canReplaceWith(index, index + 1, type)) return null;
  const block = name === "picture" ? { type: name, attrs: picture } : figureOf(picture);
  tr.replaceWith($picture.before(), $picture.after(), tr.doc.type.schema.nodeFromJSON(block));
  return $picture.before();
}

function figureOf(picture: object): object {
  return { type: "figure", content: [{ type: "picture", attrs: picture }, { type: "figcaption" }] };
}

/** Returns the position of the figure. */
function insertFigure(tr: Transaction, { at, replaces }: Slot, picture: object): number {
  if (replaces !== undefined) tr.delete(replaces, replaces + (tr.doc.nodeAt(replaces)?.nodeSize ?? 0));
  return insertBlock(tr, tr.mapping.map(at), figureOf(picture));
}

/** Inserts a block, given as JSON, in a gap between others; an empty line above goes. Returns the block's position. */
export function insertBlock(tr: Transaction, gap: number, block: object): number {
  const before = tr.doc.resolve(gap).nodeBefore;
  const isEmptyLine = before?.type.name === "paragraph" && before.content.size === 0;
  const start = isEmptyLine ? gap - before.nodeSize : gap;
  tr.replaceWith(start, gap, tr.doc.type.schema.nodeFromJSON(block));
  return start;
}
