import { type Editor, Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** Where a picture will be inserted. */
type Place = {
  key: string;
  /** A position in the document. */
  at: number;
  /** The position of the picture that it replaces. */
  replaces?: number;
  /** Shown while the picture is uploading. */
  name?: string;
  /** `new` until the picture is in the form's list, `filled` once it is in the text. */
  state: "new" | "pending" | "filled";
};

type Change = (places: Place[]) => Place[];

const plugin = new PluginKey<Place[]>("places");

/** Places move with the text around them. They are not part of the article or its undo history. */
export const Places = Extension.create({
  name: "places",
  addProseMirrorPlugins: () => [
    new Plugin<Place[]>({
      key: plugin,
      state: {
        init: () => [],
        apply(tr, places) {
          const change: Change | undefined = tr.getMeta(plugin);
          const moved = tr.docChanged ? places.map((place) => mapped(place, tr)) : places;
          return change ? change(moved) : moved;
        },
      },
      props: {
        decorations: (state) =>
          DecorationSet.create(
            state.doc,
            placesOf(state).flatMap((place) => decorationsOf(place, state.doc)),
          ),
      },
    }),
  ],
});

/** A place in deleted text moves to the end. */
function mapped(place: Place, { mapping, doc }: Transaction): Place {
  const { pos, deleted } = mapping.mapResult(place.at);
  const replaced = place.replaces === undefined ? undefined : mapping.mapResult(place.replaces);
  return {
    ...place,
    at: deleted ? doc.content.size : pos,
    replaces: replaced?.deleted ? undefined : replaced?.pos,
  };
}

function decorationsOf({ key, at, replaces, name }: Place, doc: Node): Decoration[] {
  const decorations: Decoration[] = [];
  const replaced = replaces === undefined ? null : doc.nodeAt(replaces);
  if (replaces !== undefined && replaced)
    decorations.push(Decoration.node(replaces, replaces + replaced.nodeSize, { class: "being-replaced" }));
  if (name)
    decorations.push(Decoration.widget(at, () => uploadBox(name), { side: 1, key: `${key} ${name}` }));
  return decorations;
}

function uploadBox(name: string): HTMLElement {
  const box = document.createElement("div");
  box.className = "uploading";
  box.contentEditable = "false";
  box.textContent = `Uploading ${name}`;
  return box;
}

function placesOf(state: EditorState): Place[] {
  return plugin.getState(state) ?? [];
}

export function placeOf(editor: Editor, key: string): Place | undefined {
  return placesOf(editor.state).find((place) => place.key === key);
}

function change(editor: Editor, change: Change): void {
  editor.view.dispatch(editor.state.tr.setMeta(plugin, change).setMeta("addToHistory", false));
}

/** Adds a place below the block at a position. `replaces` is the position of the picture to replace. */
export function addPlace(editor: Editor, key: string, position: number, replaces?: number): void {
  const at = gapBelow(editor.state.doc, position);
  change(editor, (places) => [...places, { key, at, replaces, state: "new" }]);
}

export function updatePlace(editor: Editor, key: string, update: Partial<Place>): void {
  change(editor, (places) => places.map((place) => (place.key === key ? { ...place, ...update } : place)));
}

export function removePlaces(editor: Editor, isRemoved: (place: Place) => boolean): void {
  if (!placesOf(editor.state).some(isRemoved)) return;
  change(editor, (places) => places.filter((place) => !isRemoved(place)));
}

/** The gap below the outermost block at a position, or below the block in its table cell. */
function gapBelow(doc: Node, position: number): number {
  const $position = doc.resolve(Math.min(position, doc.content.size));
  if ($position.depth === 0) return position;
  for (let depth = $position.depth - 1; depth > 0; depth -= 1) {
    if (["tableCell", "tableHeader"].includes($position.node(depth).type.name))
      return $position.after(depth + 1);
  }
  return $position.after(1);
}

/** Inserts a picture at its place. */
export function insertPicture(editor: Editor, key: string, picture: { src: string; alt: string }): void {
  const place = placeOf(editor, key);
  const replaced = place?.replaces === undefined ? null : editor.state.doc.nodeAt(place.replaces);
  if (place?.replaces !== undefined && replaced?.type.name === "picture") {
    // The figure keeps its caption and link.
    const attrs = {
      ...replaced.attrs,
      ...picture,
      title: null,
      width: null,
      height: null,
      "data-file-alt": null,
    };
    editor.view.dispatch(editor.state.tr.setNodeMarkup(place.replaces, undefined, attrs));
  } else if (place) insertFigure(editor, place, picture);
  updatePlace(editor, key, { name: undefined, replaces: undefined, state: "filled" });
}

function insertFigure(editor: Editor, { key, at, replaces }: Place, picture: object): void {
  const { schema, tr } = editor.state;
  if (replaces !== undefined) tr.delete(replaces, replaces + (tr.doc.nodeAt(replaces)?.nodeSize ?? 0));
  const end = tr.mapping.map(at);
  const before = tr.doc.resolve(end).nodeBefore;
  const isEmptyLine = before?.type.name === "paragraph" && before.content.size === 0;
  const start = isEmptyLine ? end - before.nodeSize : end;
  const content = [{ type: "picture", attrs: picture }, { type: "figcaption" }];
  const places = placesOf(editor.state);
  const earlier = places
    .slice(
      0,
      places.findIndex((place) => place.key === key),
    )
    .filter((place) => place.at === at);
  editor.view.dispatch(tr.replaceWith(start, end, schema.nodeFromJSON({ type: "figure", content })));
  // Pictures that were chosen earlier stay above, even if their upload ends later.
  for (const place of earlier) updatePlace(editor, place.key, { at: start });
}
