import { useEffectEvent, useLayoutEffect } from "react";

/** Ctrl or Cmd with a letter, where no dialog is open. The browser does not get it. */
export function useShortcut(letter: string, run: () => void, isOn = true): void {
  const press = useEffectEvent(run);
  useLayoutEffect(() => {
    if (!isOn) return;
    function listen(event: KeyboardEvent): void {
      const isKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isKey || event.key.toLowerCase() !== letter || event.defaultPrevented) return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector("dialog:modal")) press();
    }
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [letter, isOn]);
}
