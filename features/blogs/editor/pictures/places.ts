import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** What a place is marked with, and whether it shows that a picture is on its way. */
type Change =
  | { add: number; at: number; name: string }
  | { show: number; name: string }
  | { move: number; at: number }
  | { hide: number }
  | { drop: number };

const key = new PluginKey<DecorationSet>("places");

/**
 * Places in the text where pictures will be. They are no part of it: they move with the words around them and
 * come and go without a trace in what is written or undone.
 */
export const Places = Extension.create({
  name: "places",
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, places) {
          const moved = places.map(transaction.mapping, transaction.doc);
          const change: Change | undefined = transaction.getMeta(key);
          return change ? changed(moved, change, transaction.doc) : moved;
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

function changed(places: DecorationSet, change: Change, doc: Node): DecorationSet {
  if ("add" in change) return places.add(doc, [placeAt(change.at, change.add, null)]);
  const [number = 0] = Object.values(change).filter((value) => typeof value === "number");
  const [found] = places.find(undefined, undefined, (spec) => spec.number === number);
  const rest = places.remove(found ? [found] : []);
  if ("drop" in change || !found) return rest;
  const name = "show" in change ? change.name : "move" in change ? found.spec.name : null;
  return rest.add(doc, [placeAt("move" in change ? change.at : found.from, number, name)]);
}

/** A widget, so that it has a width of nothing in the text. Without a name it only keeps its place. */
function placeAt(at: number, number: number, name: string | null): Decoration {
  const widget = () => {
    const box = document.createElement("div");
    box.className = name === null ? "place-kept" : "place-uploading";
    box.contentEditable = "false";
    box.textContent = name === null ? "" : `Uploading ${name}`;
    return box;
  };
  return Decoration.widget(at, widget, { number, name, side: 1, key: `${number}-${name}` });
}

/** Changes the places in a transaction that is not undone. */
export function withPlaces(transaction: Transaction, change: Change): Transaction {
  return transaction.setMeta(key, change).setMeta("addToHistory", false);
}

/** The places at a position that were kept before another. */
export function earlierAt(state: EditorState, position: number, number: number): number[] {
  const found = key.getState(state)?.find(position, position) ?? [];
  return found.map(({ spec }) => Number(spec.number)).filter((other) => other < number);
}

/** Where a place is now; undefined where the words around it have been taken out. */
export function whereIs(state: EditorState, number: number): number | undefined {
  return key.getState(state)?.find(undefined, undefined, (spec) => spec.number === number)[0]?.from;
}
