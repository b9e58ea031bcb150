import { type RefObject, useLayoutEffect, useRef } from "react";

/** An element that moves in the page loses the focus, and at either end its button is disabled. */
export function useFocusOnMoved(list: RefObject<HTMLElement | null>) {
  const moved = useRef<{ key: string; does: "earlier" | "later" }>(null);
  useLayoutEffect(() => {
    const { key, does } = moved.current ?? {};
    moved.current = null;
    if (!key) return;
    const card = list.current?.querySelector(`[data-item="${key}"]`);
    const button = (name = "") => card?.querySelector<HTMLButtonElement>(`[data-does="${name}"]:enabled`);
    (button(does) ?? button(does === "earlier" ? "later" : "earlier"))?.focus();
  });
  return (key: string, does: "earlier" | "later") => {
    moved.current = { key, does };
  };
}
