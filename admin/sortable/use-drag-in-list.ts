import type { Modifier } from "@dnd-kit/core";
import { type RefObject, useEffect, useState } from "react";

/** The positions when a drag began. */
type Start = { item: DOMRect; list: DOMRect; scrollY: number };

const edge = 120; // pixels from the top or bottom of the window
const slowness = 6; // divides the distance to scroll

/**
 * Keeps a dragged item in its list: beyond it, it would make the page longer. The page scrolls when the pointer is near
 * the edge of the window, but not past the list.
 */
export function useDragInList(list: RefObject<HTMLElement | null>) {
  const [start, setStart] = useState<Start>();

  useEffect(() => {
    if (!start) return;
    const listening = new AbortController();
    let pointer: number | undefined;
    let frame = 0;
    const scroll = () => {
      frame = requestAnimationFrame(scroll);
      const rect = list.current?.getBoundingClientRect();
      if (pointer === undefined || !rect) return;
      const down = Math.min(pointer - (window.innerHeight - edge), rect.bottom + edge - window.innerHeight);
      const up = Math.min(edge - pointer, edge - rect.top);
      const by = down > 0 ? down : up > 0 ? -up : 0;
      if (by !== 0) window.scrollBy({ top: by / slowness, behavior: "instant" });
    };
    const follow = ({ clientY }: PointerEvent) => {
      pointer = clientY;
    };
    frame = requestAnimationFrame(scroll);
    window.addEventListener("pointermove", follow, listening);
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, [start, list]);

  const modifier: Modifier = ({ transform, activeNodeRect }) => {
    if (!start || !activeNodeRect) return transform;
    const { item, list: bounds, scrollY } = start;
    // The transform counts from where the item was last measured, before or after scrolling.
    const offset = window.scrollY - scrollY + activeNodeRect.top - item.top;
    const x = clamp(transform.x, bounds.left - item.left, bounds.right - item.right);
    const y = clamp(transform.y + offset, bounds.top - item.top, bounds.bottom - item.bottom);
    return { ...transform, x, y: y - offset };
  };

  return {
    modifier,
    begin(key: string | number): void {
      const item = list.current?.querySelector(`[data-item="${key}"]`)?.getBoundingClientRect();
      const bounds = list.current?.getBoundingClientRect();
      if (item && bounds) setStart({ item, list: bounds, scrollY: window.scrollY });
    },
    end: () => setStart(undefined),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
