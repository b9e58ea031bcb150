import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * A new page begins at its beginning, for those too who do not see it: the main area takes the focus. So it
 * does on the next page of a list. It belongs above the shell, which is another one where a page is not found.
 */
export function useFocusOnNavigation(): void {
  const { pathname, search, hash, state } = useLocation();
  const isInPlace = state?.inPlace !== undefined;
  const place = `${pathname} ${new URLSearchParams(search).get("page") ?? ""}`;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (!hash && !isInPlace) document.getElementById("main")?.focus({ preventScroll: true });
  }, [place, hash, isInPlace]);
}
