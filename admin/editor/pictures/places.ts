import { type Editor, Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** Where a picture will be inserted. */
export type Place = {
  key: string;
  /** A position in the document. */
  at: number;
  /** The position of the picture that it replaces. */
  replaces?: number;
  /** Shown while the picture is uploading. */
  name?: string;
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

export function placesOf(state: EditorState): Place[] {
  return plugin.getState(state) ?? [];
}

export function placeOf(editor: Editor, key: string): Place | undefined {
  return placesOf(editor.state).find((place) => place.key === key);
}

/** A change that cannot be undone. */
function unrecorded({ state }: Editor): Transaction {
  return state.tr.setMeta("addToHistory", false);
}

/** Changes the places together with the document. */
export function changePlaces({ view }: Editor, tr: Transaction, change: Change): void {
  view.dispatch(tr.setMeta(plugin, change));
}

/** Adds a place below the block at a position. `replaces` is the position of the picture to replace. */
export function addPlace(editor: Editor, key: string, position: number, replaces?: number): void {
  const at = gapBelow(editor.state.doc, position);
  changePlaces(editor, unrecorded(editor), (places) => [...places, { key, at, replaces }]);
}

/** Removes the places of other pictures. A picture that is uploading has a name. */
export function keepPlaces(editor: Editor, names: Map<string, string | undefined>): void {
  const places = placesOf(editor.state);
  if (places.every(({ key, name }) => names.has(key) && names.get(key) === name)) return;
  changePlaces(editor, unrecorded(editor), (all) =>
    all.filter(({ key }) => names.has(key)).map((place) => ({ ...place, name: names.get(place.key) })),
  );
}

/** The gap below the outermost block at a position, or below the block in its table cell. */
export function gapBelow(doc: Node, position: number): number {
  const $position = doc.resolve(Math.min(position, doc.content.size));
  if ($position.depth === 0) return position;
  for (let depth = $position.depth - 1; depth > 0; depth -= 1) {
    if (["tableCell", "tableHeader"].includes($position.node(depth).type.name))
      return $position.after(depth + 1);
  }
  return $position.after(1);
}
