import type { NodeViewRenderer } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import type { Decoration } from "@tiptap/pm/view";
import { m } from "#messages";

/** The number, which CSS counts, and the text of the note, which is shown below the line while the note is open. */
export const footnoteView: NodeViewRenderer = ({ node, decorations }) => {
  const dom = document.createElement("span");
  const number = dom.appendChild(document.createElement("sup"));
  const contentDOM = dom.appendChild(document.createElement("span"));
  dom.className = "footnote";
  number.className = "footnote-number";
  number.title = m.adminEditor.footnoteNumber();
  number.contentEditable = "false";
  contentDOM.className = "footnote-text above-bar";
  contentDOM.dir = "auto";
  contentDOM.dataset.placeholder = m.adminEditor.footnoteText();

  function show({ content }: Node, current: readonly Decoration[]): void {
    const isOpen = current.some(({ spec }) => spec.footnote === true);
    // A closed note is one thing for the browser too.
    if (isOpen) dom.removeAttribute("contenteditable");
    else dom.contentEditable = "false";
    contentDOM.classList.toggle("is-empty", content.size === 0);
  }

  show(node, decorations);
  return {
    dom,
    contentDOM,
    update(next, current) {
      if (next.type !== node.type) return false;
      show(next, current);
      return true;
    },
  };
};
