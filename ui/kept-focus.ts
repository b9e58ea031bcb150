import { type RefObject, useLayoutEffect, useRef } from "react";

/** A control that is disabled loses the focus. It belongs on one that gets it back as soon as it is enabled again. */
export function useKeptFocus<Control extends HTMLElement>(disabled: boolean): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const held = useRef(false);
  useLayoutEffect(() => {
    if (disabled) {
      held.current = document.activeElement === control.current;
    } else if (held.current) {
      held.current = false;
      if (document.activeElement === document.body) control.current?.focus();
    }
  }, [disabled]);
  return control;
}
