import type { NodeViewRenderer } from "@tiptap/core";
import { readGallery, shownPictures } from "../galleries/read-gallery.ts";

/** The pictures of a gallery in the editor. Readers see those that are public when they read. */
export const galleryView: NodeViewRenderer = ({ node }) => {
  const { "data-gallery": id, "data-pictures": pictures, "data-width": width } = node.attrs;
  const dom = document.createElement("figure");
  dom.className = "gallery gallery-preview";
  if (width) dom.dataset.width = width;
  const grid = document.createElement("div");
  grid.className = "gallery-pictures";
  const caption = document.createElement("p");
  caption.textContent = "Gallery";
  dom.append(grid, caption);
  void show();
  return { dom, ignoreMutation: () => true };

  async function show(): Promise<void> {
    const collection = await readGallery(id).catch(() => undefined);
    const shown = collection ? shownPictures(collection, pictures) : [];
    grid.append(
      ...shown.map(({ url, alt }) =>
        Object.assign(document.createElement("img"), { src: url, alt, draggable: false }),
      ),
    );
    if (collection === undefined) caption.textContent = "Gallery: its pictures could not be loaded.";
    else if (collection === null)
      caption.textContent = "Gallery of a collection that is not public: readers do not see it.";
    else if (shown.length === 0)
      caption.textContent = `Gallery from “${collection.title}”: it has no pictures.`;
    else caption.textContent = `Gallery from “${collection.title}”`;
  }
};
