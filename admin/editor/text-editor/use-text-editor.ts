import { type Editor, useEditor } from "@tiptap/react";
import { type RefObject, useMemo, useState } from "react";
import { panelId } from "#admin/document/form-layout.tsx";
import { directionOf } from "#core/language.ts";
import type { EditorActions } from "../blocks/block.ts";
import { foreignBlocks } from "../foreign-blocks.ts";
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
