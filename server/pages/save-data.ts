import type { IncomingMessage } from "node:http";
import { fontStyle } from "./font-faces.ts";
import type { RenderedPage } from "./page.ts";

/** Whether the reader asks for fewer bytes (the `Save-Data` header). */
export function savesData({ headers }: IncomingMessage): boolean {
  return headers["save-data"]?.toString().trim().toLowerCase() === "on";
}

/** The cache key of a page for such readers. No URL begins like this. */
export const savingKey = (key: string) => `save-data ${key}`;

const vary = { vary: "accept-encoding, save-data" };
const faces = new RegExp(`<style ${fontStyle}>[^<]*</style>`);
const fontSheet = /(<link id="fonts"[^>]*) data-all-fonts=""/;
const fontFiles = /<link rel="preload" as="font"[^>]*>/g;
const choices = /( (?:imageSrcSet|srcset)="[^",]+ \d+w),[^"]*"/gi;
const decorative = /(?:<source [^>]*>)?<img (?=[^>]* alt="")(?=[^>]* loading="lazy")(?=[^>]* class=)[^>]*>/g;
const sources = / src(?:set)?="[^"]*"/gi;
const empty = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/%3E`;

/**
 * A page that depends on `Save-Data`. Whoever saves data gets it with the fonts of the system, the smallest pictures, and
 * only the colours of those that say nothing; shared caches do not store that, because some ignore `Vary`.
 */
export function varied(page: RenderedPage, isSaving: boolean): RenderedPage {
  const headers = { ...page.headers, ...vary };
  if (!isSaving) return { ...page, headers };
  const html = page.body
    .toString()
    .replace(faces, "")
    .replace(fontSheet, "$1")
    .replace(fontFiles, "")
    .replace(decorative, (image) =>
      image
        .replace(/<source [^>]*>/, "")
        .replace(sources, "")
        .replace("<img ", `<img src="${empty}" `),
    )
    .replace(choices, '$1"');
  const caching = page.keep ? { "cache-control": "private, no-cache" } : {};
  return { ...page, body: Buffer.from(html), headers: { ...headers, ...caching }, shared: false };
}
