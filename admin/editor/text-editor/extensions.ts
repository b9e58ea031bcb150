import { type Editor, Extension, type Extensions } from "@tiptap/core";
import { Dropcursor, Gapcursor, Placeholder, TrailingNode } from "@tiptap/extensions";
import { NodeSelection, Plugin } from "@tiptap/pm/state";
import { m } from "#messages";
import type { EditorActions, Tool } from "../blocks/block.ts";
import { schema, tools } from "../blocks/blocks.ts";
import { chartPreviews } from "../charts/chart-view.ts";
import { Finding } from "../find/find.ts";
import { Linking } from "../paste/linking.ts";
import { pasting } from "../paste/pasting.ts";
import { isPicture, selectedPicture, WholeFigures } from "../pictures/selected-picture.ts";
import { Slots } from "../pictures/slots.ts";
import { Slash } from "../slash-menu/slash.ts";

export function extensionsFor(actions: () => EditorActions): Extensions {
  return [
    ...schema,
    Dropcursor.configure({ class: "drop-line" }),
    Gapcursor,
    // Below blocks that Enter does not leave.
    TrailingNode.configure({ node: "paragraph", notAfter: ["heading", "bulletList", "orderedList"] }),
    Placeholder.configure({
      includeChildren: true,
      showOnlyCurrent: false,
      // CSS hides it in a document that is not empty: TipTap calls this before the change is applied.
      placeholder: ({ node }) => {
        if (node.type.name === "figcaption") return m.adminEditor.captionPlaceholder();
        if (node.type.name === "calloutTitle") return m.adminEditor.calloutTitlePlaceholder();
        return node.type.name === "paragraph" ? m.adminEditor.textPlaceholder() : "";
      },
    }),
    Slots,
    WholeFigures,
    editing(actions),
    chartPreviews(actions),
    Finding,
    Linking,
    Slash,
    pasting(actions),
  ];
}

function editing(actions: () => EditorActions) {
  return Extension.create({
    name: "editing",
    priority: 200,
    addKeyboardShortcuts() {
      const { editor } = this;
      const run = (action: Tool["run"]) => () => {
        action(editor, actions());
        return true;
      };
      const ofTools = tools.flatMap((tool) => ("keys" in tool ? [[keyName(tool.keys), run(tool.run)]] : []));
      return {
        ...Object.fromEntries(ofTools),
        // Before the keys of lists and other blocks.
        Backspace: () => editor.commands.undoInputRule(),
        "Mod-e": () => editor.commands.toggleMark("code"),
        "Alt-F10": run((_editor, { focusToolbar }) => focusToolbar()),
        ArrowUp: () => isAtBeginning(editor) && focusTitle(editor.view.dom),
        Enter: () =>
          selectedPicture(editor.state) !== null && run((_editor, { openPicture }) => openPicture())(),
      };
    },
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleDOMEvents: {
            // Browsers report a moved cursor after the next key. Without this, a fast writer overwrites the previous
            // selection, which may be a picture.
            keydown: ({ dom }) => void dom.ownerDocument.dispatchEvent(new Event("selectionchange")),
          },
          handleDoubleClickOn({ state, dispatch }, _position, node, nodePosition) {
            if (!isPicture(node)) return false;
            dispatch(state.tr.setSelection(NodeSelection.create(state.doc, nodePosition)));
            actions().openPicture();
            return true;
          },
        },
      }),
    ],
  });
}

function isAtBeginning({ state, view }: Editor): boolean {
  const { $head, empty } = state.selection;
  const isFirst = $head.depth > 0 && $head.before(1) === 0 && $head.parent.isTextblock;
  return empty && isFirst && $head.depth === 1 && view.endOfTextblock("up");
}

/** Returns false where the text has no title above it. */
function focusTitle(text: Element): boolean {
  const title = text.closest("form")?.querySelector<HTMLTextAreaElement>("textarea[name=title]");
  title?.focus();
  title?.setSelectionRange(title.value.length, title.value.length);
  return title !== null && title !== undefined;
}

/** "Mod+Shift+B" as ProseMirror writes it: "Mod-Shift-b". */
function keyName(keys = ""): string {
  return keys.replaceAll("+", "-").replace(/[A-Z]$/, (letter) => letter.toLowerCase());
}
