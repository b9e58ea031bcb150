import type { NodeViewRenderer } from "@tiptap/core";

/**
 * A picture as it stands in the text while somebody writes. Those of other sites are named and not shown, because
 * no page of ours asks another site for anything.
 */
export const pictureView: NodeViewRenderer = ({ node, HTMLAttributes }) => {
  const { src, alt } = node.attrs as { src: string; alt: string };
  if (isOwn(src)) {
    const image = document.createElement("img");
    for (const [name, value] of Object.entries(HTMLAttributes)) {
      if (value !== null && value !== undefined) image.setAttribute(name, String(value));
    }
    image.alt = alt;
    return { dom: image };
  }
  const words = document.createElement("span");
  words.className = "elsewhere";
  words.setAttribute("role", "img");
  words.setAttribute("aria-label", `Picture of another site: ${alt || "without a description"}`);
  words.textContent = `Picture of another site${alt ? `: ${alt}` : ""}`;
  return { dom: words };
};

/** Whether this site itself keeps a picture. */
function isOwn(source: string): boolean {
  const address = URL.parse(source, document.baseURI);
  return address?.origin === location.origin;
}
