import { type RefObject, useEffect, useState } from "react";

/** Shows an element alone on the whole screen. `toggle` is undefined where the browser cannot, as on an iPhone. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [fullScreen, setFullScreen] = useState(false);
  const [possible, setPossible] = useState(true);

  useEffect(() => {
    const follow = () => setFullScreen(document.fullscreenElement === element.current);
    setPossible(document.fullscreenEnabled === true);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, [element]);

  async function toggle(): Promise<void> {
    try {
      await (fullScreen ? document.exitFullscreen() : element.current?.requestFullscreen());
    } catch {
      setPossible(false); // a page in a frame may be refused
    }
  }

  return { fullScreen, toggle: possible ? toggle : undefined };
}
