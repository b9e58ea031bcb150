import { Node } from "@tiptap/core";
import { isMissingId } from "../pictures/missing.ts";
import { missingView } from "../pictures/missing-view.ts";

/** The place of a picture that could not be pasted. It is stored as an empty `span` with an id, which readers do not see. */
export const MissingPicture = Node.create({
  name: "missing",
  priority: 1150, // asked before other places are
  group: "inline",
  inline: true,
  atom: true,
  draggable: true,
  parseHTML: () => [
    { tag: "span[id]", priority: 110, getAttrs: ({ id }) => (isMissingId(id) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes],
  addNodeView: () => missingView,
});
