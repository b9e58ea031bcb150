import { type RefObject, useEffect, useState } from "react";

const edge = 120; // pixels from the top or bottom of the window
const slowness = 6; // divides the distance to scroll

/** While set, the page scrolls when the pointer is near the edge of the window, but not past the list. */
export function useDragScrolling(list: RefObject<HTMLElement | null>): (isDragging: boolean) => void {
  const [isDragging, setDragging] = useState(false);

  useEffect(() => {
    if (!isDragging) return;
    let pointer: number | undefined;
    let frame = 0;
    const follow = ({ clientY }: PointerEvent) => {
      pointer = clientY;
    };
    const scroll = () => {
      frame = requestAnimationFrame(scroll);
      const rect = list.current?.getBoundingClientRect();
      if (pointer === undefined || !rect) return;
      const down = Math.min(pointer - (window.innerHeight - edge), rect.bottom + edge - window.innerHeight);
      const up = Math.min(edge - pointer, edge - rect.top);
      const by = down > 0 ? down : up > 0 ? -up : 0;
      if (by !== 0) window.scrollBy({ top: by / slowness, behavior: "instant" });
    };
    frame = requestAnimationFrame(scroll);
    window.addEventListener("pointermove", follow);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("pointermove", follow);
    };
  }, [isDragging, list]);

  return setDragging;
}
