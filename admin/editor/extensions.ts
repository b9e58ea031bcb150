import { type Editor, Extension, type Extensions } from "@tiptap/core";
import { Dropcursor, Gapcursor, Placeholder, TrailingNode, UndoRedo } from "@tiptap/extensions";
import { NodeSelection, Plugin } from "@tiptap/pm/state";
import { clean, indent } from "./commands.ts";
import { Linking } from "./paste/linking.ts";
import { type PasteHandlers, pasting } from "./paste/pasting.ts";
import { Places } from "./pictures/places.ts";
import { isPicture, selectedPicture, WholeFigures } from "./pictures/selected-picture.ts";
import { schema } from "./schema/schema.ts";

export type EditorActions = PasteHandlers & { openLink(): void; openPicture(): void; focusToolbar(): void };

export function extensionsFor(actions: () => EditorActions): Extensions {
  return [
    ...schema,
    UndoRedo,
    Dropcursor.configure({ class: "drop-line" }),
    Gapcursor,
    // Below blocks that Enter does not leave.
    TrailingNode.configure({ node: "paragraph", notAfter: ["heading", "bulletList", "orderedList"] }),
    Placeholder.configure({
      includeChildren: true,
      showOnlyCurrent: false,
      // CSS hides it in a document that is not empty: TipTap calls this before the change is applied.
      placeholder: ({ node }) => {
        if (node.type.name === "figcaption") return "Caption (optional)";
        return node.type.name === "paragraph" ? "Write, paste, or drop pictures here" : "";
      },
    }),
    Places,
    WholeFigures,
    editing(actions),
    Linking,
    pasting(actions),
  ];
}

function editing(actions: () => EditorActions) {
  return Extension.create({
    name: "editing",
    priority: 200,
    addKeyboardShortcuts() {
      const run = (action: (editor: Editor) => void) => () => {
        action(this.editor);
        return true;
      };
      return {
        "Mod-k": run(() => actions().openLink()),
        "Alt-F10": run(() => actions().focusToolbar()),
        "Mod-]": run((editor) => indent(editor, 1)),
        "Mod-[": run((editor) => indent(editor, -1)),
        "Mod-\\": run(clean),
        Enter: () => selectedPicture(this.editor.state) !== null && run(() => actions().openPicture())(),
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
