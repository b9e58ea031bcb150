import { type PagePlace, translatedPath } from "#core/site-languages.ts";

type Routes<Route> = Record<string, Route>;

/** The routes with the words of the language of a page in their paths. */
export function translatedRoutes<Route extends { path?: string } | undefined>(
  routes: Routes<Route>,
  place: PagePlace,
): Routes<Route> {
  const entries = Object.entries(routes).map(([id, route]) => {
    const path = route?.path && translatedPath(place, place.page, `/${route.path.replace(/^\//, "")}`);
    return [id, path ? { ...route, path } : route];
  });
  return Object.fromEntries(entries);
}

/** The place as `data-place` of the document has it, for the app in the browser. */
export function placeText(place: PagePlace | undefined): string | undefined {
  return place && JSON.stringify(place);
}

export function placeInDocument(): PagePlace | undefined {
  const { place } = document.documentElement.dataset;
  return place ? JSON.parse(place) : undefined;
}
