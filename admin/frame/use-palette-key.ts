import { useLayoutEffect } from "react";

/** Ctrl+K or Cmd+K. In a text the same keys make a link. */
export function usePaletteKey(isOn: boolean, open: () => void): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    function listen(event: KeyboardEvent): void {
      const isKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isKey || event.key.toLowerCase() !== "k" || event.defaultPrevented) return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector("dialog:modal")) open();
    }
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [isOn, open]);
}
