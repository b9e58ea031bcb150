import { NodeSelection } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/react";
import { type RefObject, useEffect, useState } from "react";
import { stepRight } from "#ui/step-right.ts";
import { selectedPicture } from "../pictures/selected-picture.ts";

/** The area in which the bar may move while the page scrolls, in pixels of the container. */
type BarPosition = {
  top: number;
  left: number;
  width: number;
  height: number;
  /** True if the bar is below a block, false if it is at the top of a picture. */
  below: boolean;
  /** Preferred distance from the side where a line begins. */
  indent: number;
};

const minPictureHeight = 120; // pixels; the bar of a smaller picture is below it
const gapBelow = 30; // between two paragraphs

/** The position below a block, or for the selected picture or line; null if nothing is selected. */
export function useBarPosition(editor: Editor, container: RefObject<HTMLElement | null>, block?: number) {
  const [position, setPosition] = useState<BarPosition | null>(null);
  useEffect(() => {
    const { dom } = editor.view;
    const measure = () => {
      const next =
        container.current && !editor.isDestroyed ? positionOf(editor, container.current, block) : null;
      setPosition((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(dom);
    editor.on("transaction", measure);
    dom.addEventListener("load", measure, true);
    return () => {
      observer.disconnect();
      editor.off("transaction", measure);
      dom.removeEventListener("load", measure, true);
    };
  }, [editor, container, block]);
  return position;
}

function positionOf({ view, state }: Editor, container: HTMLElement, position: number | undefined) {
  const base = container.getBoundingClientRect();
  const { $from, from } = state.selection;
  const ofBlock = state.selection instanceof NodeSelection ? from : undefined;
  const selected = selectedPicture(state)?.position ?? ofBlock;
  const picture = selected === undefined ? null : view.nodeDOM(selected);
  if (picture instanceof Element) {
    const { left, top, width, height } = picture.getBoundingClientRect();
    if (height >= minPictureHeight)
      return { left: left - base.left, top: top - base.top, width, height, below: false, indent: 0 };
  }
  const line = $from.depth > 0 ? view.nodeDOM($from.before($from.depth)) : picture;
  const block = position === undefined ? line : view.nodeDOM(position);
  if (!(block instanceof Element)) return null;
  const { top, height } = (block.querySelector(":scope > .above-bar") ?? block).getBoundingClientRect();
  const { left, right } = view.coordsAtPos(from);
  const indent = stepRight(container) === 1 ? left - base.left : base.right - right;
  return {
    left: 0,
    top: top - base.top,
    width: base.width,
    height: height + (position === undefined ? gapBelow : gapBelow + 8),
    below: true,
    indent: position === undefined ? Math.max(0, indent - 40) : 0,
  };
}
