import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * A disabled control loses the focus, in some browsers later or without an event. This one gets it back when
 * it is enabled, unless something else has taken it.
 */
export function useRestoreFocus<Control extends HTMLElement>(disabled: boolean): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const held = useRef(false);

  useLayoutEffect(() => {
    const element = control.current;
    if (!element) return;
    const gain = () => {
      held.current = true;
    };
    const lose = () => {
      if (!element.matches(":disabled")) held.current = false;
    };
    held.current = document.activeElement === element;
    element.addEventListener("focus", gain);
    element.addEventListener("blur", lose);
    return () => {
      element.removeEventListener("focus", gain);
      element.removeEventListener("blur", lose);
    };
  }, []);

  useLayoutEffect(() => {
    if (disabled || !held.current) return;
    if (document.activeElement === document.body) control.current?.focus();
    held.current = document.activeElement === control.current;
  }, [disabled]);

  return control;
}
