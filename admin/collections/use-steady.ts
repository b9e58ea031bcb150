import { type PointerEvent, useState } from "react";

/**
 * The value as it was when the pointer was pressed, until it is released: what somebody presses does not move away. The
 * handle of a drag holds nothing.
 */
export function useSteady<Value>(
  value: Value,
): [steady: Value, onPointerDown: (event: PointerEvent) => void] {
  const [held, setHeld] = useState<{ value: Value }>();

  function hold({ target }: PointerEvent): void {
    if (target instanceof Element && target.closest("[aria-roledescription]")) return;
    setHeld({ value });
    const released = new AbortController();
    const release = () => {
      released.abort();
      setHeld(undefined);
    };
    addEventListener("click", release, released);
    // Without a click. With one, it follows before the timer.
    for (const type of ["pointerup", "pointercancel"])
      addEventListener(type, () => setTimeout(release), released);
  }

  return [held ? held.value : value, hold];
}
