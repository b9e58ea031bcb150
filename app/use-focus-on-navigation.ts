import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the main area of a new page, unless it is on an offer that stays, or of another page of a list, or if the focused element is gone,
 * such as where a filter led to an error. For use above the shell, which is remounted on error pages.
 */
export function useFocusOnNavigation(): void {
  const { key, pathname, search, hash, state } = useLocation();
  // The form of another document takes the focus itself.
  const isInPlace = state?.inPlace !== undefined || state?.beginsAnother !== undefined;
  const keepsOffer = state?.keepsOffer !== undefined;
  const page = `${pathname} ${new URLSearchParams(search).get("page") ?? ""}`;
  const shown = useRef({ key, page });
  useEffect(() => {
    const last = shown.current;
    if (last.key === key) return;
    shown.current = { key, page };
    const isOffered = keepsOffer && document.querySelector("[data-offer]") !== null;
    const isLost = document.activeElement === document.body;
    if (!hash && !isInPlace && !isOffered && (last.page !== page || isLost))
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [key, page, hash, isInPlace, keepsOffer]);
}
