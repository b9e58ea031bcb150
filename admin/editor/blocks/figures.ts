import { type Editor, Node } from "@tiptap/core";
import type { EditorState } from "@tiptap/pm/state";
import { ImagePlus } from "lucide-react";
import { chartAttributes } from "#features/charts/data/kinds.ts";
import { m } from "#messages";
import { isEmpty, renderedHtml } from "../html.ts";
import { Credit, captionOf } from "../pictures/credit.ts";
import { isMissing, type SelectedPicture, selectedPicture } from "../pictures/selected-picture.ts";
import { elementNode, optional, widthAttribute } from "./attributes.ts";
import type { Bar, BarItem, Block } from "./block.ts";
import { pictures } from "./pictures.ts";
import { remove, width } from "./selected-block.ts";

/** Pictures or a table, with a caption. */
const Figure = elementNode("figure", "figure", {
  group: "block",
  draggable: true,
  content: "(picture | figcaption | block)+",
  defining: true,
  isolating: true,
  addAttributes: () => ({
    ...Object.fromEntries(chartAttributes.map((name) => [name, optional])),
    "data-width": widthAttribute,
  }),
  allowGapCursor: false, // it would be inside the figure
});

const Figcaption = Node.create({
  name: "figcaption",
  content: "inline*",
  defining: true,
  parseHTML: () => [{ tag: "figcaption" }],
  renderHTML: ({ HTMLAttributes }) => ["figcaption", { dir: "auto", ...HTMLAttributes }, 0],
  toHtml: (caption) => (isEmpty(caption) ? "" : renderedHtml(caption)),
  addKeyboardShortcuts() {
    return {
      // A caption is one line. Enter continues below the figure.
      Enter: () => {
        const { $from } = this.editor.state.selection;
        if ($from.parent.type !== this.type) return false;
        const after = $from.after(-1);
        const chain = this.editor.chain().insertContentAt(after, { type: "paragraph" });
        return chain.setTextSelection(after + 1).run();
      },
    };
  },
});

const alternativeText: BarItem = {
  name: m.adminPictures.altText,
  run: (_editor, { openPicture }) => openPicture(),
};
const caption: BarItem = { name: m.adminPictures.caption, run: focusCaption };
const credit: BarItem = { name: m.adminPictures.credit, run: (_editor, { open }) => open("credit") };
const replace: BarItem = {
  name: m.adminPictures.replace,
  run: (_editor, { replacePicture }) => replacePicture(),
};
const choose: BarItem = { ...replace, name: m.adminPictures.chooseMissing };

function bar({ state }: Editor): Bar | null {
  const { node } = selectedPicture(state) ?? {};
  if (!node) return null;
  const figure = figureOf(state);
  const ofFigure = figure ? [width(figure.node, figure.position)] : [];
  const inFigure = node.type.name === "picture" ? [caption, credit, ...ofFigure] : [];
  return {
    label: node.attrs.alt
      ? m.adminPictures.pictureNamed({ alt: node.attrs.alt })
      : m.adminPictures.pictureUnnamed(),
    items: isMissing(node) ? [...inFigure, choose, remove] : [alternativeText, ...inFigure, replace, remove],
  };
}

function figureOf(state: EditorState): SelectedPicture | null {
  const selected = selectedPicture(state);
  const $picture = selected && state.doc.resolve(selected.position);
  return $picture && $picture.depth > 0 ? { node: $picture.parent, position: $picture.before() } : null;
}

/** Moves the cursor to the caption of the selected picture, adding a caption if needed. */
function focusCaption(editor: Editor): void {
  const caption = captionOf(editor);
  if (!caption) return;
  const chain = editor.chain();
  if (caption.isNew) chain.insertContentAt(caption.position, { type: "figcaption" });
  chain.focus(caption.position + caption.node.nodeSize - 1).run();
}

export const figures: Block = {
  extensions: [Figure, Figcaption, Credit, ...pictures],
  group: "insert",
  tools: [
    {
      name: m.adminPictures.insertPicture,
      icon: ImagePlus,
      words: m.adminPictures.insertPictureWords,
      isOn: ({ state }) => selectedPicture(state) !== null,
      run: (_editor, { openPicture }) => openPicture(),
    },
  ],
  bar,
};
