import { Extension } from "@tiptap/core";
import { NodeSelection, Plugin } from "@tiptap/pm/state";
import { clean, indent } from "./commands.ts";
import { chosenPicture } from "./pictures/chosen.ts";

/** What the keys of the text do besides writing. `onLink` and `onPicture` open the dialogs, `onToolbar` goes to the controls. */
export type Doors = { onLink(): void; onPicture(): void; onToolbar(): void };

/** Shortcuts that are about the whole editor, and what a double click on a picture does. */
export function editing(doors: () => Doors) {
  return Extension.create({
    name: "editing",
    priority: 200,
    addKeyboardShortcuts() {
      const always = (work: () => void) => () => {
        work();
        return true;
      };
      return {
        "Mod-k": always(() => doors().onLink()),
        "Alt-F10": always(() => doors().onToolbar()),
        "Mod-]": always(() => indent(this.editor, 1)),
        "Mod-[": always(() => indent(this.editor, -1)),
        "Mod-\\": always(() => clean(this.editor)),
        Enter: () => {
          if (!chosenPicture(this.editor.state)) return false;
          doors().onPicture();
          return true;
        },
      };
    },
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleDOMEvents: {
            // The browser tells of a moved cursor after the next key of somebody who is quick, or whose machine is
            // slow: the key would then write over what was selected before, a whole picture for one.
            keydown(view) {
              view.dom.ownerDocument.dispatchEvent(new Event("selectionchange"));
            },
          },
          handleDoubleClickOn(view, _position, node, place) {
            if (!["picture", "image", "missing"].includes(node.type.name)) return false;
            view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, place)));
            doors().onPicture();
            return true;
          },
        },
      }),
    ],
  });
}
