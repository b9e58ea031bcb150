import type { Modifier } from "@dnd-kit/core";
import { type RefObject, useRef } from "react";
import { useDragScrolling } from "./use-drag-scrolling.ts";

/** The positions when a drag began. */
type Start = { item: DOMRect; list: DOMRect; scrollY: number };

/** Keeps a dragged item in its list: beyond it, it would make the page longer. */
export function useDragInList(list: RefObject<HTMLElement | null>) {
  const setScrolling = useDragScrolling(list);
  const start = useRef<Start>(null);

  const modifier: Modifier = ({ transform, activeNodeRect }) => {
    if (!start.current || !activeNodeRect) return transform;
    const { item, list: bounds, scrollY } = start.current;
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
      start.current = item && bounds ? { item, list: bounds, scrollY: window.scrollY } : null;
      setScrolling(true);
    },
    end: () => setScrolling(false),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
