import type { NodeViewRenderer } from "@tiptap/core";
import { m } from "#messages";
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
  caption.textContent = m.adminPictures.gallery();
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
    if (collection === undefined) caption.textContent = m.adminPictures.galleryNotLoaded();
    else if (collection === null) caption.textContent = m.adminPictures.galleryNotPublic();
    else if (shown.length === 0)
      caption.textContent = m.adminPictures.galleryEmpty({ title: collection.title });
    else caption.textContent = m.adminPictures.galleryFrom({ title: collection.title });
  }
};
