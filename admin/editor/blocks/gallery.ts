import { type Editor, Node } from "@tiptap/core";
import { Images } from "lucide-react";
import { m } from "#messages";
import { optional } from "./attributes.ts";
import type { Bar, Block } from "./block.ts";
import { galleryView } from "./gallery-view.ts";
import { insertBlock } from "./insert-block.ts";
import { remove, selectedBlock, width } from "./selected-block.ts";

type GalleryAttributes = {
  /** The id of a collection. */
  "data-gallery": string;
  /** Ids of files in their order, with spaces between them; null for all pictures. */
  "data-pictures": string | null;
  "data-width"?: "wide" | null;
};

/** Pictures of a collection. The server fills it with those that are public when somebody reads. */
const Gallery = Node.create({
  name: "gallery",
  group: "block",
  atom: true,
  draggable: true,
  priority: 1100, // before figures
  addAttributes: () => ({
    "data-gallery": { isRequired: true },
    "data-pictures": optional,
    "data-width": optional,
  }),
  parseHTML: () => [{ tag: "figure[data-gallery]" }],
  renderHTML: ({ HTMLAttributes }) => ["figure", HTMLAttributes],
  addNodeView: () => galleryView,
});

export function selectedGallery(editor: Editor): GalleryAttributes | undefined {
  return selectedBlock(editor, "gallery")?.attrs as GalleryAttributes | undefined;
}

/** Inserts a gallery, or changes the selected one. */
export function setGallery(editor: Editor, attrs: GalleryAttributes): void {
  if (selectedGallery(editor)) editor.commands.updateAttributes("gallery", attrs);
  else insertBlock(editor, { type: "gallery", attrs });
}

function bar(editor: Editor): Bar | null {
  const gallery = selectedBlock(editor, "gallery");
  if (!gallery) return null;
  return {
    label: m.adminPictures.gallery(),
    items: [
      { name: m.adminPictures.galleryChoose, run: (_editor, { open }) => open("gallery") },
      width(gallery, editor.state.selection.from),
      remove,
    ],
  };
}

export const gallery: Block = {
  extensions: [Gallery],
  group: "media",
  tools: [
    {
      name: m.adminPictures.gallery,
      icon: Images,
      run: (_editor, { open }) => open("gallery"),
    },
  ],
  bar,
};
