import { type Editor, InputRule, wrappingInputRule } from "@tiptap/core";
import { Fragment, type Node } from "@tiptap/pm/model";
import { List, ListIndentDecrease, ListIndentIncrease, ListOrdered, type LucideIcon } from "lucide-react";
import type { Message } from "#core/message.ts";
import { m } from "#messages";
import { isEmpty, renderedHtml } from "../html.ts";
import { elementNode, optional } from "./attributes.ts";
import type { Block, Tool } from "./block.ts";
import { canOutdent, indent } from "./indent.ts";

const ListItem = elementNode("listItem", "li", {
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

const BulletList = elementNode("bulletList", "ul", {
  group: "block list",
  content: "listItem+",
  addInputRules() {
    return [outsideItems(wrappingInputRule({ find: /^\s*([-+*])\s$/, type: this.type }))];
  },
  toHtml,
});

/** `start` is null for a list that begins with 1. */
const OrderedList = elementNode("orderedList", "ol", {
  group: "block list",
  content: "listItem+",
  addAttributes: () => ({ start: optional }),
  addInputRules() {
    return [
      outsideItems(
        wrappingInputRule({
          find: /^(\d{1,4})[.)]\s$/,
          type: this.type,
          getAttributes: ([, number]) => ({ start: number === "1" ? null : number }),
          joinPredicate: ([, number], before) =>
            before.childCount + Number(before.attrs.start ?? 1) === Number(number),
        }),
      ),
    ];
  },
  toHtml,
});

/** An item has its bullet or number already: one that is typed at its beginning vanishes. */
function outsideItems({ find, handler }: InputRule): InputRule {
  return new InputRule({
    find,
    handler(props) {
      const { state, range, match } = props;
      const $from = state.doc.resolve(range.from);
      const isInItem = $from.depth > 1 && $from.node(-1).type.name === "listItem" && $from.index(-1) === 0;
      if (!isInItem) return handler(props);
      const isYear = /\d/.test(match[0]) && $from.node(-2).type.name === "bulletList";
      return isYear ? null : void state.tr.delete(range.from, range.to);
    },
  });
}

/** The list without empty items at its end. */
function toHtml(list: Node): string {
  const end = list.children.findLastIndex((item) => !isEmptyItem(item)) + 1;
  return end === 0 ? "" : renderedHtml(list.copy(Fragment.from(list.children.slice(0, end))));
}

function isEmptyItem({ children, attrs }: Node): boolean {
  const [line, ...others] = children;
  return !attrs.id && others.length === 0 && line?.type.name === "paragraph" && isEmpty(line);
}

function listTool(list: string, name: Message, icon: LucideIcon, keys: string): Tool {
  return {
    name,
    icon,
    keys,
    isOn: (editor) => innermostList(editor) === list,
    run: (editor) => editor.chain().focus().toggleList(list, "listItem").run(),
  };
}

function innermostList({ state }: Editor): string | undefined {
  const { $from } = state.selection;
  const around = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type.name);
  return around.findLast((name) => name.endsWith("List"));
}

export const lists: Block = {
  extensions: [ListItem, BulletList, OrderedList],
  group: "lists",
  tools: [
    listTool("orderedList", m.adminEditor.orderedList, ListOrdered, "Mod+Shift+7"),
    listTool("bulletList", m.adminEditor.bulletList, List, "Mod+Shift+8"),
    {
      name: m.adminEditor.outdent,
      icon: ListIndentDecrease,
      keys: "Mod+[",
      isOff: (editor) => !canOutdent(editor),
      run: (editor) => indent(editor, -1),
    },
    {
      name: m.adminEditor.indent,
      icon: ListIndentIncrease,
      keys: "Mod+]",
      run: (editor) => indent(editor, 1),
    },
  ],
};
