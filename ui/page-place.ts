import { createContext, use } from "react";
import { useLocation } from "react-router";
import { addressIn, mainPathOf, type PagePlace, translatedPath } from "#core/site-languages.ts";

/** Undefined on a site with one language. */
export const PagePlaceContext = createContext<PagePlace | undefined>(undefined);

/** The path of the page as it is in the main language of the site: `/events` at `/fr/evenements`. */
export function usePath(): string {
  return mainPathOf(use(PagePlaceContext), useLocation().pathname);
}

/** A path of the main language as it is in the language of the page, without its prefix. */
export function useOwnPath(): (path: string) => string {
  const place = use(PagePlaceContext);
  return (path) => (place ? translatedPath(place, place.page, path) : path);
}

/** A path of the main language as an address in the language of the page. */
export function useAddress(): (path: string) => string {
  const place = use(PagePlaceContext);
  return (path) => (place ? addressIn(place, place.page, path) : path);
}
