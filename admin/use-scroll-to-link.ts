import { useEffect, useRef } from "react";
import { stepRight } from "#ui/step-right.ts";

const margin = 40; // pixels

/** Returns a ref for the element around a row of links. On a narrow screen, the row scrolls to the link to `to`. */
export function useScrollToLink<E extends HTMLElement>(to: string | undefined) {
  const around = useRef<E>(null);
  useEffect(() => {
    const link = around.current?.querySelector<HTMLElement>(`[href="${to}"]`);
    const row = link?.closest("ul");
    if (!link || !row) return;
    const [inner, outer] = [link, row].map((element) => element.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ];
    row.scrollLeft +=
      stepRight(row) === 1 ? inner.left - outer.left - margin : inner.right - outer.right + margin;
  }, [to]);
  return around;
}
