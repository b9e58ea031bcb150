import { type Editor, Node } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { Images } from "lucide-react";
import { galleryView } from "../galleries/gallery-view.ts";
import { optional } from "./attributes.ts";
import type { Bar, Block } from "./block.ts";
import { insertBlock } from "./insert-block.ts";

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

export function selectedGallery({ state: { selection } }: Editor): GalleryAttributes | null {
  const isGallery = selection instanceof NodeSelection && selection.node.type.name === "gallery";
  return isGallery ? (selection.node.attrs as GalleryAttributes) : null;
}

/** Inserts a gallery, or changes the selected one. */
export function setGallery(editor: Editor, attrs: GalleryAttributes): void {
  if (selectedGallery(editor)) editor.commands.updateAttributes("gallery", attrs);
  else insertBlock(editor, { type: "gallery", attrs });
}

function bar(editor: Editor): Bar | null {
  const gallery = selectedGallery(editor);
  if (!gallery) return null;
  const isWide = gallery["data-width"] === "wide";
  return {
    label: "Gallery",
    items: [
      { name: "Choose pictures", run: (_editor, { openGallery }) => openGallery() },
      {
        name: isWide ? "Normal width" : "Wide",
        run: (each) => setGallery(each, { ...gallery, "data-width": isWide ? null : "wide" }),
      },
      { name: "Remove", run: (each) => each.chain().deleteSelection().focus().run() },
    ],
  };
}

export const gallery: Block = {
  extensions: [Gallery],
  group: "media",
  tools: [
    {
      name: "Gallery",
      icon: Images,
      run: (_editor, { openGallery }) => openGallery(),
    },
  ],
  bar,
};
