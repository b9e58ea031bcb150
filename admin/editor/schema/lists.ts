import { Node, wrappingInputRule } from "@tiptap/core";
import { optional } from "./attributes.ts";

export const ListItem = Node.create({
  name: "listItem",
  content: "block+",
  defining: true,
  parseHTML: () => [{ tag: "li" }],
  renderHTML: ({ HTMLAttributes }) => ["li", HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      "Shift-Tab": () => this.editor.commands.liftListItem(this.name),
      // At the start of an item, remove its bullet before joining lines.
      Backspace: () => {
        const { $from, empty } = this.editor.state.selection;
        const isFirst = $from.depth > 1 && $from.node(-1).type === this.type && $from.index(-1) === 0;
        if (!empty || !isFirst || $from.parentOffset > 0) return false;
        return this.editor.commands.liftListItem(this.name);
      },
    };
  },
});

export const BulletList = Node.create({
  name: "bulletList",
  group: "block list",
  content: "listItem+",
  parseHTML: () => [{ tag: "ul" }],
  renderHTML: ({ HTMLAttributes }) => ["ul", HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { "Mod-Shift-8": () => this.editor.commands.toggleList(this.name, "listItem") };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*([-+*])\s$/, type: this.type })];
  },
});

/** `start` is null for a list that begins with 1. */
export const OrderedList = Node.create({
  name: "orderedList",
  group: "block list",
  content: "listItem+",
  addAttributes: () => ({ start: optional }),
  parseHTML: () => [{ tag: "ol" }],
  renderHTML: ({ HTMLAttributes }) => ["ol", HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { "Mod-Shift-7": () => this.editor.commands.toggleList(this.name, "listItem") };
  },
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^(\d{1,4})[.)]\s$/,
        type: this.type,
        getAttributes: ([, number]) => ({ start: number === "1" ? null : number }),
        joinPredicate: ([, number], before) =>
          before.childCount + Number(before.attrs.start ?? 1) === Number(number),
      }),
    ];
  },
});
