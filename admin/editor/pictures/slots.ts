import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { m } from "#messages";
import { pluginExtension } from "../plugin.ts";

/** Where a picture will be inserted. */
export type Slot = {
  key: string;
  /** A position in the document. */
  at: number;
  /** The position of the picture that it replaces. */
  replaces?: number;
  /** Shown while the picture is uploading. */
  name?: string;
};

type Change = (slots: Slot[]) => Slot[];

const plugin = new PluginKey<Slot[]>("slots");

/** Slots move with the text around them. They are not part of the article or its undo history. */
export const Slots = pluginExtension<Slot[]>("slots", () => ({
  key: plugin,
  state: {
    init: () => [],
    apply(tr, slots) {
      const change: Change | undefined = tr.getMeta(plugin);
      const moved = tr.docChanged ? slots.map((slot) => mapped(slot, tr)) : slots;
      return change ? change(moved) : moved;
    },
  },
  props: {
    decorations: (state) =>
      DecorationSet.create(
        state.doc,
        slotsOf(state).flatMap((slot) => decorationsOf(slot, state.doc)),
      ),
  },
}));

/** A slot in deleted text moves to the end. */
function mapped(slot: Slot, { mapping, doc }: Transaction): Slot {
  const { pos, deleted } = mapping.mapResult(slot.at);
  const replaced = slot.replaces === undefined ? undefined : mapping.mapResult(slot.replaces);
  return {
    ...slot,
    at: deleted ? doc.content.size : pos,
    replaces: replaced?.deleted ? undefined : replaced?.pos,
  };
}

function decorationsOf({ key, at, replaces, name }: Slot, doc: Node): Decoration[] {
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
  box.textContent = m.adminPictures.uploadingNamed({ name });
  return box;
}

export function slotsOf(state: EditorState): Slot[] {
  return plugin.getState(state) ?? [];
}

export function slotOf(editor: Editor, key: string): Slot | undefined {
  return slotsOf(editor.state).find((slot) => slot.key === key);
}

/** A change that cannot be undone. */
function unrecorded({ state }: Editor): Transaction {
  return state.tr.setMeta("addToHistory", false);
}

/** Changes the slots together with the document. */
export function changeSlots({ view }: Editor, tr: Transaction, change: Change): void {
  view.dispatch(tr.setMeta(plugin, change));
}

/** Adds a slot below the block at a position. `replaces` is the position of the picture to replace. */
export function addSlot(editor: Editor, key: string, position: number, replaces?: number): void {
  const at = gapBelow(editor.state.doc, position);
  changeSlots(editor, unrecorded(editor), (slots) => [...slots, { key, at, replaces }]);
}

/** Removes the slots of other pictures. A picture that is uploading has a name. */
export function keepSlots(editor: Editor, names: Map<string, string | undefined>): void {
  const slots = slotsOf(editor.state);
  if (slots.every(({ key, name }) => names.has(key) && names.get(key) === name)) return;
  changeSlots(editor, unrecorded(editor), (all) =>
    all.filter(({ key }) => names.has(key)).map((slot) => ({ ...slot, name: names.get(slot.key) })),
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
