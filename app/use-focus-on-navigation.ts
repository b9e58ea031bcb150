import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the main area of a new page, or of another page of a list. For use above the shell,
 * which is remounted on error pages.
 */
export function useFocusOnNavigation(): void {
  const { pathname, search, hash, state } = useLocation();
  const isInPlace = state?.inPlace !== undefined;
  const page = `${pathname} ${new URLSearchParams(search).get("page") ?? ""}`;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!hash && !isInPlace) document.getElementById("main")?.focus({ preventScroll: true });
  }, [page, hash, isInPlace]);
}
