import type { Extensions } from "@tiptap/core";
import { Dropcursor, Gapcursor, Placeholder, TrailingNode, UndoRedo } from "@tiptap/extensions";
import { type Doors, editing } from "./editing.ts";
import { Linking } from "./paste/linking.ts";
import { pasting, type Ways } from "./paste/pasting.ts";
import { WholeFigures } from "./pictures/chosen.ts";
import { Places } from "./pictures/places.ts";
import { schema } from "./schema/schema.ts";

/** All that the editor is made of. `doors` are asked for when a key is pressed, `ways` when something is pasted. */
export function extensionsOf(doors: () => Doors, ways: Ways): Extensions {
  return [
    ...schema,
    UndoRedo,
    Dropcursor.configure({ class: "drop-line" }),
    Gapcursor,
    // Below what cannot be left with the Enter key there is always a line.
    TrailingNode.configure({ node: "paragraph", notAfter: ["heading", "bulletList", "orderedList"] }),
    Placeholder.configure({
      includeChildren: true,
      showOnlyCurrent: false,
      // Whether there is nothing else in the text is for the style sheet to see: TipTap asks before a change is made.
      placeholder: ({ node }) => {
        if (node.type.name === "figcaption") return "Caption (if it needs one)";
        return node.type.name === "paragraph" ? "Write, paste, or drop pictures here" : "";
      },
    }),
    Places,
    WholeFigures,
    editing(doors),
    Linking,
    pasting(ways),
  ];
}
