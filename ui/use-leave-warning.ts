import { useLayoutEffect } from "react";

/** Before the tab is closed or reloaded, the browser asks whether to lose changes. */
export function useLeaveWarning(isChanged: boolean): void {
  // Before the next paint, so that nobody is asked about changes that are no longer on screen.
  useLayoutEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);
}
