import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** What a place is marked with, and whether it shows that a picture is on its way. */
type Change =
  | { add: number; at: number; replaced?: number }
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
  if ("add" in change) {
    const mark = change.replaced === undefined ? [] : replacedAt(change.replaced, change.add, doc);
    return places.add(doc, [placeAt(change.at, change.add, null), ...mark]);
  }
  const [number = 0] = Object.values(change).filter((value) => typeof value === "number");
  if ("drop" in change)
    return places.remove(places.find(undefined, undefined, (spec) => spec.number === number));
  const [found] = places.find(undefined, undefined, isPlaceOf(number));
  if (!found) return places;
  const rest = places.remove([found]);
  const name = "show" in change ? change.name : "move" in change ? found.spec.name : null;
  return rest.add(doc, [placeAt("move" in change ? change.at : found.from, number, name)]);
}

const isPlaceOf = (number: number) => (spec: Record<string, unknown>) =>
  spec.number === number && !spec.replaced;

/** Marks the picture that the one of this number will replace. */
function replacedAt(at: number, number: number, doc: Node): Decoration[] {
  const size = doc.nodeAt(at)?.nodeSize;
  return size
    ? [Decoration.node(at, at + size, { class: "being-replaced" }, { number, replaced: true })]
    : [];
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
  return found
    .filter(({ spec }) => !spec.replaced)
    .map(({ spec }) => Number(spec.number))
    .filter((other) => other < number);
}

/** Where a place is now; undefined where the words around it have been taken out. */
export function whereIs(state: EditorState, number: number): number | undefined {
  return key.getState(state)?.find(undefined, undefined, isPlaceOf(number))[0]?.from;
}

/** Where the picture is that the one of this number replaces; undefined where it replaces none. */
export function replacedBy(state: EditorState, number: number): number | undefined {
  const isReplaced = (spec: Record<string, unknown>) => spec.number === number && spec.replaced === true;
  return key.getState(state)?.find(undefined, undefined, isReplaced)[0]?.from;
}
