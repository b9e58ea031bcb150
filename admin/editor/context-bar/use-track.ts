import type { Editor } from "@tiptap/react";
import { type RefObject, useEffect, useState } from "react";
import { chosenPicture } from "../pictures/chosen.ts";

/** Where the bar may stand, in pixels of the room: at the top of a picture, or below a paragraph. */
export type Track = {
  top: number;
  left: number;
  width: number;
  height: number;
  below: boolean;
  /** How far from the left the bar would like to begin. */
  indent: number;
};

const leastHeight = 120; // pixels, of a picture that the bar can stand on
const barRoom = 30; // it lies in the gap between two paragraphs

/** The track of the selected picture or link, measured again when the text changes. */
export function useTrack(editor: Editor, room: RefObject<HTMLElement | null>): Track | null {
  const [track, setTrack] = useState<Track | null>(null);
  useEffect(() => {
    const measure = () => {
      const now = room.current && !editor.isDestroyed ? trackOf(editor, room.current) : null;
      setTrack((last) => (JSON.stringify(last) === JSON.stringify(now) ? last : now));
    };
    measure();
    editor.on("transaction", measure);
    const observer = new ResizeObserver(measure);
    observer.observe(editor.view.dom);
    const { dom } = editor.view;
    dom.addEventListener("load", measure, true);
    return () => {
      editor.off("transaction", measure);
      observer.disconnect();
      dom.removeEventListener("load", measure, true);
    };
  }, [editor, room]);
  return track;
}

function trackOf(editor: Editor, room: HTMLElement): Track | null {
  const { view, state } = editor;
  const base = room.getBoundingClientRect();
  const { $from, from } = state.selection;
  const chosen = chosenPicture(state);
  const picture = chosen && view.nodeDOM(chosen.position);
  if (picture instanceof Element) {
    const { left, top, width, height } = picture.getBoundingClientRect();
    if (height >= leastHeight)
      return { left: left - base.left, top: top - base.top, width, height, below: false, indent: 0 };
  }
  const block = $from.depth > 0 ? view.nodeDOM($from.before($from.depth)) : picture;
  if (!(block instanceof Element)) return null;
  const { top, height } = block.getBoundingClientRect();
  const indent = view.coordsAtPos(from).left - base.left - 40;
  return {
    left: 0,
    top: top - base.top,
    width: base.width,
    height: height + barRoom,
    below: true,
    indent: Math.max(0, indent),
  };
}
