import { useEffect, useRef } from "react";

/**
 * Moves the focus away from an element that is about to disappear. Call the returned function first; the
 * focus moves once `ready`, such as after a dialog has closed.
 */
export function useFocusAfterRender(ready: boolean, focus: () => void): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!ready || !wanted.current) return;
    wanted.current = false;
    focus();
  });
  return () => {
    wanted.current = true;
  };
}
