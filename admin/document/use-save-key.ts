import { useEffect, useEffectEvent } from "react";

/** Ctrl+S or Cmd+S saves, and never opens the dialog of the browser. */
export function useSaveKey(save: () => void): void {
  const press = useEffectEvent(save);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "s";
      if (!isSave) return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector("dialog:modal")) press();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
