import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * The HTML declares the fonts for its own letters only. The others follow with the next page: on this one, its text
 * would move.
 */
export function useAllFonts(): void {
  const { pathname } = useLocation();
  const [first] = useState(pathname);

  useEffect(() => {
    const sheet = document.querySelector<HTMLLinkElement>("link[data-all-fonts]");
    if (sheet && pathname !== first) sheet.disabled = false;
  }, [pathname, first]);
}
