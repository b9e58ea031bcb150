import { useEffect, useRef } from "react";

/**
 * Moves the focus when what had it goes away. The returned function asks for it, and it is moved as soon as the
 * page is `ready`: the dialog closed, the control enabled.
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
