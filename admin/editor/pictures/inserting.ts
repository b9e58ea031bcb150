import type { Editor } from "@tiptap/react";
import { earlierAt, replacedBy, whereIs, withPlaces } from "./places.ts";

export type NewPicture = { src: string; alt: string };

let last = 0;

/**
 * Keeps a place for a picture below the line at a position of the text, and answers with its number. `replaced` is
 * the position of the picture that makes room for it.
 */
export function keepPlace(editor: Editor, position: number, replaced?: number): number {
  last += 1;
  const { state, view } = editor;
  view.dispatch(withPlaces(state.tr, { add: last, at: gapAfter(editor, position), replaced }));
  return last;
}

/** Shows at a place that a picture is on its way; without a name, shows it no more. */
export function showAt(editor: Editor, number: number, name: string | null): void {
  const change = name === null ? { hide: number } : { show: number, name };
  editor.view.dispatch(withPlaces(editor.state.tr, change));
}

/** Gives a place up. */
export function dropPlace(editor: Editor, number: number): void {
  editor.view.dispatch(withPlaces(editor.state.tr, { drop: number }));
}

/** Puts a picture at its place, or at the end where the place has gone. An empty line before it gives way. */
export function insertAt(editor: Editor, number: number, picture: NewPicture): void {
  if (!replaceFigure(editor, number, picture)) insertFigure(editor, number, picture);
  dropPlace(editor, number);
}

/** Puts another picture into a figure, which keeps its caption and its link. False where there is none. */
function replaceFigure(editor: Editor, number: number, picture: NewPicture): boolean {
  const { tr } = editor.state;
  const at = replacedBy(editor.state, number);
  const old = at === undefined ? null : tr.doc.nodeAt(at);
  if (at === undefined || old?.type.name !== "picture") return false;
  const attrs = { ...old.attrs, ...picture, title: null, width: null, height: null };
  editor.view.dispatch(tr.setNodeMarkup(at, undefined, attrs));
  return true;
}

function insertFigure(editor: Editor, number: number, picture: NewPicture): void {
  const { schema, tr } = editor.state;
  const replaced = replacedBy(editor.state, number);
  const place = whereIs(editor.state, number) ?? tr.doc.content.size;
  const earlier = earlierAt(editor.state, place, number);
  if (replaced !== undefined) tr.delete(replaced, replaced + (tr.doc.nodeAt(replaced)?.nodeSize ?? 0));
  const at = tr.mapping.map(place);
  const figure = schema.nodeFromJSON({
    type: "figure",
    content: [{ type: "picture", attrs: picture }, { type: "figcaption" }],
  });
  const before = tr.doc.resolve(at).nodeBefore;
  const isSpare = before?.type.name === "paragraph" && before.content.size === 0;
  const start = isSpare ? at - before.nodeSize : at;
  editor.view.dispatch(tr.replaceWith(start, at, figure));
  // One that was asked for earlier and comes later still stands above.
  for (const other of earlier) editor.view.dispatch(withPlaces(editor.state.tr, { move: other, at: start }));
}

/** The gap below the outermost block around a position, but inside of its table. */
function gapAfter(editor: Editor, position: number): number {
  const $position = editor.state.doc.resolve(Math.min(position, editor.state.doc.content.size));
  if ($position.depth === 0) return position;
  for (let depth = $position.depth - 1; depth > 0; depth -= 1) {
    if (["tableCell", "tableHeader"].includes($position.node(depth).type.name))
      return $position.after(depth + 1);
  }
  return $position.after(1);
}
