import { wrappingInputRule } from "@tiptap/core";
import { elementNode, optional } from "./attributes.ts";

export const ListItem = elementNode("listItem", "li", {
  content: "block+",
  defining: true,
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

export const BulletList = elementNode("bulletList", "ul", {
  group: "block list",
  content: "listItem+",
  addKeyboardShortcuts() {
    return { "Mod-Shift-8": () => this.editor.commands.toggleList(this.name, "listItem") };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*([-+*])\s$/, type: this.type })];
  },
});

/** `start` is null for a list that begins with 1. */
export const OrderedList = elementNode("orderedList", "ol", {
  group: "block list",
  content: "listItem+",
  addAttributes: () => ({ start: optional }),
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
