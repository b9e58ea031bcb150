import type { Node } from "@tiptap/pm/model";
import type { EditorState } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { type Editor, useEditor } from "@tiptap/react";
import { type RefObject, useMemo, useState } from "react";
import { panelId } from "#admin/document/form-layout.tsx";
import { directionOf, directionOfWords } from "#core/language.ts";
import type { EditorActions } from "../blocks/block.ts";
import { extensionsFor } from "./extensions.ts";

/** Pixels at the edges of the window that bars cover. In narrow windows, one is the panel with the buttons. */
const scrollMargin = {
  top: 150,
  right: 0,
  left: 0,
  get bottom() {
    const panel = document.getElementById(panelId);
    return panel && getComputedStyle(panel).position === "sticky" ? panel.offsetHeight + 60 : 48;
  },
};

/** The editor of a field. `described` are the ids of the field's notes: it has some only while it is invalid. */
export function useTextEditor(
  id: string,
  { described, language }: { described: string | undefined; language: string },
  actions: RefObject<EditorActions | undefined>,
): Editor {
  const [extensions] = useState(() => extensionsFor(() => actions.current as EditorActions));
  const editorProps = useMemo(
    () => ({
      scrollThreshold: scrollMargin,
      scrollMargin,
      ...(directionOf(language) === "rtl" ? { decorations: foreignBlocks } : {}),
      attributes: {
        id,
        role: "textbox",
        class: "article writing h-96",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        "aria-required": "true",
        spellcheck: "true",
        ...(language ? { lang: language, dir: directionOf(language) } : {}),
        ...(described ? { "aria-describedby": described, "aria-invalid": "true" } : {}),
      },
    }),
    [id, described, language],
  );
  return useEditor({ extensions, injectCSS: false, editorProps });
}

const known = new WeakMap<Node, boolean>();

/** In a right-to-left text, blocks that run from left to right: those whose first letter does, as on the page. */
function foreignBlocks({ doc }: EditorState): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, position) => {
    if (node.isTextblock && isForeign(node))
      found.push(Decoration.node(position, position + node.nodeSize, { class: "foreign" }));
    return !node.isTextblock;
  });
  return DecorationSet.create(doc, found);
}

function isForeign(block: Node): boolean {
  const foreign = known.get(block) ?? directionOfWords(block.textContent) === "ltr";
  known.set(block, foreign);
  return foreign;
}
