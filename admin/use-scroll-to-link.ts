import { useEffect, useRef } from "react";

/** Returns a ref for the element around a row of links. On a narrow screen, the row scrolls to the link to `to`. */
export function useScrollToLink<E extends HTMLElement>(to: string | undefined) {
  const around = useRef<E>(null);
  useEffect(() => {
    const link = around.current?.querySelector<HTMLElement>(`[href="${to}"]`);
    const row = link?.closest("ul");
    if (link && row) row.scrollLeft = link.offsetLeft - row.offsetLeft - 40;
  }, [to]);
  return around;
}
