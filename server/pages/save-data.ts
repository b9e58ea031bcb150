import type { IncomingMessage } from "node:http";
import type { RenderedPage } from "./page.ts";

/** Whether the reader asks for fewer bytes (the `Save-Data` header). */
export function savesData({ headers }: IncomingMessage): boolean {
  return headers["save-data"]?.toString().trim().toLowerCase() === "on";
}

/** The cache key of a page for such readers. No URL begins like this. */
export const savingKey = (key: string) => `save-data ${key}`;

const vary = { vary: "accept-encoding, save-data" };
const fonts = '<link id="fonts" ';
const fontFiles = /<link rel="preload" as="font"[^>]*>/g;
const choices = /( (?:imageSrcSet|srcset)="[^",]+ \d+w),[^"]*"/gi;

/**
 * A page that depends on `Save-Data`. Whoever saves data gets it with the fonts of the system and the smallest pictures;
 * shared caches do not store that, because some ignore `Vary`.
 */
export function varied(page: RenderedPage, isSaving: boolean): RenderedPage {
  const headers = { ...page.headers, ...vary };
  if (!isSaving) return { ...page, headers };
  const html = page.body
    .toString()
    .replace(fonts, `${fonts}disabled="" `)
    .replace(fontFiles, "")
    .replace(choices, '$1"');
  const caching = page.keep ? { "cache-control": "private, no-cache" } : {};
  return { ...page, body: Buffer.from(html), headers: { ...headers, ...caching }, shared: false };
}
