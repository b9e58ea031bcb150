import { pages } from "#app/pages.ts";

/** A page's address as the cache knows it: the path and the declared parameters, in their order. */
export type PageAddress = { key: string; known: boolean; plain: boolean; app: boolean };

const patterns = pages.map(({ path, query = [], app = false }) => ({
  pattern: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`),
  query,
  app,
}));

/** The page that says "not found": one and the same for every address that is none. */
export const nowhere: PageAddress = { key: "/404", known: false, plain: true, app: false };

/** The address, or, where its escapes cannot be read, one under which nothing is found by page or call. */
export function decodable(url: string): string {
  try {
    if (url.includes("%")) decodeURIComponent(url.split("?", 1)[0] ?? "");
    return url;
  } catch {
    return url.startsWith("/api/") ? "/api/404" : nowhere.key;
  }
}

/**
 * The one address under which a request's page is kept. Parameters that the page does not read are left out,
 * empty ones too, so that nobody can fill the cache by inventing them. `known` is false where no page answers;
 * `plain` is false where the path is written with escapes, which would give one page many addresses.
 */
export function pageAddress(url: string): PageAddress {
  const [path = "/", search = ""] = url.split("?", 2);
  const page = patterns.find(({ pattern }) => pattern.test(path));
  const plain = !path.includes("%");
  if (!page) return { key: path, known: false, plain, app: false };
  const { app } = page;
  if (!search || page.query.length === 0) return { key: path, known: true, plain, app };
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of page.query) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  const query = kept.toString();
  return { key: query ? `${path}?${query}` : path, known: true, plain, app };
}
