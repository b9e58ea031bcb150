import { useEffect, useState } from "react";
import { styleOf } from "#features/settings/style.ts";
import { fontPairs } from "./font-pairs.ts";
import type { Site } from "./site/site.ts";

/**
 * The inline style sheet of a site with its own appearance. The browser keeps the one that came with the page,
 * whose hash the page's policy allows; a script adds later changes.
 */
export function useStyle({ palette, fonts }: Site["appearance"]): string | undefined {
  const { families } = fontPairs[fonts];
  const ofFonts = families && `:root{--font-serif:${families.serif};--font-sans:${families.sans}}`;
  const style = [palette && styleOf(palette), ofFonts].filter(Boolean).join("") || undefined;
  const [first] = useState(style);

  useEffect(() => {
    if (style === first) return;
    const inline = document.querySelector<HTMLStyleElement>("head style:not([data-precedence])")?.sheet;
    if (inline) inline.disabled = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style ?? "");
    document.adoptedStyleSheets = [sheet];
    return () => {
      document.adoptedStyleSheets = [];
      if (inline) inline.disabled = false;
    };
  }, [style, first]);

  return first;
}
