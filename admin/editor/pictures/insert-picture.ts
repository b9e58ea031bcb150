import type { Editor } from "@tiptap/core";
import type { Transaction } from "@tiptap/pm/state";
import { changePlaces, type Place, placeOf, placesOf } from "./places.ts";

/** Inserts a picture at its place, which it removes. */
export function insertPicture(editor: Editor, key: string, picture: { src: string; alt: string }): void {
  const { tr } = editor.state;
  const places = placesOf(editor.state);
  const place = placeOf(editor, key);
  if (!place) return;
  const start = replacePicture(tr, place, picture) ?? insertFigure(tr, place, picture);
  // Pictures that were chosen earlier stay above, even if their upload ends later.
  const above = places.slice(0, places.indexOf(place)).filter(({ at }) => at === place.at);
  const isAbove = (other: Place) => above.some((each) => each.key === other.key);
  changePlaces(editor, tr, (moved) =>
    moved
      .filter((other) => other.key !== key)
      .map((other) => (isAbove(other) ? { ...other, at: start } : other)),
  );
}

/** Returns null if there is no picture to replace. Its figure keeps the caption and the link. */
function replacePicture(tr: Transaction, { at, replaces }: Place, picture: object): number | null {
  const replaced = replaces === undefined ? null : tr.doc.nodeAt(replaces);
  if (replaces === undefined || replaced?.type.name !== "picture") return null;
  const reset = { title: null, width: null, height: null, "data-file-alt": null };
  tr.setNodeMarkup(replaces, undefined, { ...replaced.attrs, ...reset, ...picture });
  return at;
}

/** Returns the position of the figure. */
function insertFigure(tr: Transaction, { at, replaces }: Place, picture: object): number {
  if (replaces !== undefined) tr.delete(replaces, replaces + (tr.doc.nodeAt(replaces)?.nodeSize ?? 0));
  const end = tr.mapping.map(at);
  const before = tr.doc.resolve(end).nodeBefore;
  const isEmptyLine = before?.type.name === "paragraph" && before.content.size === 0;
  const start = isEmptyLine ? end - before.nodeSize : end;
  const content = [{ type: "picture", attrs: picture }, { type: "figcaption" }];
  tr.replaceWith(start, end, tr.doc.type.schema.nodeFromJSON({ type: "figure", content }));
  return start;
}
