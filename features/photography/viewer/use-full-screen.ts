import { type RefObject, useEffect, useState } from "react";

/** `toggle` is undefined if the browser has no full screen, as on iPhones. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [fullScreen, setFullScreen] = useState(false);
  const [possible, setPossible] = useState(true);

  useEffect(() => {
    const onChange = () => setFullScreen(document.fullscreenElement === element.current);
    setPossible(document.fullscreenEnabled === true);
    document.addEventListener("fullscreenchange", onChange);
    return () => document.removeEventListener("fullscreenchange", onChange);
  }, [element]);

  async function toggle(): Promise<void> {
    try {
      await (fullScreen ? document.exitFullscreen() : element.current?.requestFullscreen());
    } catch {
      setPossible(false); // frames may be refused
    }
  }

  return { fullScreen, toggle: possible ? toggle : undefined };
}
