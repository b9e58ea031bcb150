import type { NodeViewRenderer } from "@tiptap/core";
import { isOwnPicture } from "./missing.ts";
import { missingBox } from "./missing-view.ts";

/**
 * A picture as it stands in the text while somebody writes. Those of other sites are named and not shown, because
 * no page of ours asks another site for anything.
 */
export const pictureView: NodeViewRenderer = ({ node, HTMLAttributes }) => {
  const { src, alt } = node.attrs as { src: string; alt: string };
  if (!isOwnPicture(src)) {
    const host = URL.parse(src)?.hostname;
    return {
      dom: missingBox(
        `Picture on another site${host ? `, ${host}` : ""}: not copied${alt ? ` (${alt})` : ""}`,
      ),
    };
  }
  const image = document.createElement("img");
  for (const [name, value] of Object.entries(HTMLAttributes)) {
    if (value !== null && value !== undefined) image.setAttribute(name, String(value));
  }
  image.alt = alt;
  return { dom: image };
};
