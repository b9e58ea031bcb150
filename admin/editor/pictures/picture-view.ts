import type { NodeViewRenderer } from "@tiptap/core";
import { DOMSerializer } from "@tiptap/pm/model";
import { m } from "#messages";
import { isOwnPicture } from "./missing.ts";

/** Names pictures of other sites instead of loading them: our pages send no request to other sites. */
export const pictureView: NodeViewRenderer = ({ node, HTMLAttributes }) => {
  const { src, alt } = node.attrs as { src: string; alt: string };
  if (!isOwnPicture(src)) {
    const host = URL.parse(src)?.hostname;
    return box(foreign(host, alt));
  }
  return DOMSerializer.renderSpec(document, ["img", { ...HTMLAttributes, alt }]);
};

export const missingView: NodeViewRenderer = () => box(m.adminPictures.missingHere());

function foreign(host: string | undefined, alt: string): string {
  if (host)
    return alt
      ? m.adminPictures.foreignPictureAltAt({ host, alt })
      : m.adminPictures.foreignPictureAt({ host });
  return alt ? m.adminPictures.foreignPictureAlt({ alt }) : m.adminPictures.foreignPicture();
}

function box(text: string): { dom: HTMLElement } {
  const dom = document.createElement("span");
  dom.className = "missing-picture";
  dom.role = "img";
  dom.ariaLabel = text;
  dom.textContent = text;
  return { dom };
}
