import type { NodeViewRenderer } from "@tiptap/core";

/** The box of a picture that is not here. */
export function missingBox(words: string): HTMLElement {
  const box = document.createElement("span");
  box.className = "elsewhere";
  box.setAttribute("role", "img");
  box.setAttribute("aria-label", words);
  box.textContent = words;
  return box;
}

/** Shows where a picture stood that could not be pasted. */
export const missingView: NodeViewRenderer = () => ({
  dom: missingBox("A picture is missing here: it could not be copied"),
});
