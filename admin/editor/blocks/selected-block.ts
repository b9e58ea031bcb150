import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { NodeSelection } from "@tiptap/pm/state";
import { m } from "#messages";
import type { Action } from "./block.ts";

/** The selected block of a type; null if something else is selected. */
export function selectedBlock({ state: { selection } }: Editor, name: string): Node | null {
  return selection instanceof NodeSelection && selection.node.type.name === name ? selection.node : null;
}

/** An action for a block that has nothing but a caption in it. */
export const caption: Action = {
  name: m.adminEmbeds.blockCaption,
  run: (editor) => editor.commands.focus(editor.state.selection.from + 2),
};

export const remove: Action = {
  name: m.adminEditor.removeBlock,
  run: (editor) => editor.chain().deleteSelection().focus().run(),
};

/** Switches between the width of the text and that of the page. */
export function width({ attrs }: Node, position: number): Action {
  const isWide = attrs["data-width"] === "wide";
  return {
    name: isWide ? m.adminEditor.normalWidth : m.adminEditor.wide,
    run: ({ state, view }) =>
      view.dispatch(state.tr.setNodeAttribute(position, "data-width", isWide ? null : "wide")),
  };
}
