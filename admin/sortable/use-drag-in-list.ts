import { getScrollableAncestors, type Modifier } from "@dnd-kit/core";
import { type RefObject, useEffect, useRef, useState } from "react";

/** The positions when a drag began. */
type Start = { item: DOMRect; list: DOMRect };

const edge = 120; // pixels from the top or bottom of the scrolling element
const slowness = 100; // milliseconds in which it scrolls the distance that the pointer is beyond the edge

/**
 * Keeps a dragged item inside its list, because outside it would make the page longer. The page or the dialog scrolls when the
 * pointer is near its edge, but not past the list.
 */
export function useDragInList(list: RefObject<HTMLElement | null>) {
  const [start, setStart] = useState<Start>();
  /** Undefined while the keyboard drags. The last move may come before a drag is rendered. */
  const pointer = useRef<number>(undefined);

  useEffect(() => {
    const follow = ({ clientY }: PointerEvent) => {
      pointer.current = clientY;
    };
    window.addEventListener("pointermove", follow);
    return () => window.removeEventListener("pointermove", follow);
  }, []);

  useEffect(() => {
    if (!start) return;
    const scroller = scrollerOf(list.current);
    let frame = 0;
    let last = performance.now();
    const scroll = (now: number) => {
      frame = requestAnimationFrame(scroll);
      const part = Math.min(Math.max(now - last, 0) / slowness, 1);
      last = now;
      const rect = list.current?.getBoundingClientRect();
      const y = pointer.current;
      if (y === undefined || !rect) return;
      const { top, bottom } = visibleIn(scroller);
      const down = Math.min(y - (bottom - edge), rect.bottom + edge - bottom);
      const up = Math.min(top + edge - y, top + edge - rect.top);
      const by = down > 0 ? down : up > 0 ? -up : 0;
      if (by !== 0) scroller.scrollBy({ top: by * part, behavior: "instant" });
    };
    frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  }, [start, list]);

  const modifier: Modifier = ({ transform, activeNodeRect }) => {
    if (!start || !activeNodeRect || !list.current) return transform;
    const { item, list: bounds } = start;
    const scrolled = bounds.top - list.current.getBoundingClientRect().top;
    // The transform counts from where the item was last measured, before or after scrolling.
    const offset = scrolled + activeNodeRect.top - item.top;
    const x = clamp(transform.x, bounds.left - item.left, bounds.right - item.right);
    const y = clamp(transform.y + offset, bounds.top - item.top, bounds.bottom - item.bottom);
    return { ...transform, x, y: y - offset };
  };

  return {
    modifier,
    begin(key: string | number): void {
      const item = list.current?.querySelector(`[data-item="${key}"]`)?.getBoundingClientRect();
      const bounds = list.current?.getBoundingClientRect();
      pointer.current = undefined; // the move that began the drag follows
      if (item && bounds) setStart({ item, list: bounds });
    },
    end: () => setStart(undefined),
  };
}

/** The dialog around a list, or the page. */
function scrollerOf(list: HTMLElement | null): Element {
  const isLonger = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight;
  return getScrollableAncestors(list).find(isLonger) ?? document.documentElement;
}

function visibleIn(scroller: Element): { top: number; bottom: number } {
  return scroller === document.scrollingElement
    ? { top: 0, bottom: window.innerHeight }
    : scroller.getBoundingClientRect();
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
