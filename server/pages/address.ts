import { pages } from "#app/pages.ts";

/**
 * A page's address as the cache knows it: the path and the declared parameters, in their order. `known` is false
 * where no page answers. Anybody can invent a search: its page is not kept. `moved` is the canonical address, where
 * parameters are written in another way than theirs.
 */
export type PageAddress = { key: string; known: boolean; isSearch: boolean; app: boolean; moved?: string };

const patterns = pages.map(({ path, query = {}, app = false }) => ({
  pattern: new RegExp(`^${path.replace(/:\w+/g, "[\\w-]{1,100}")}$`),
  query: Object.entries(query),
  app,
}));

/** The page that says "not found": one and the same for every address that is none. */
export const nowhere = notFound("/404");

/** Articles and collections have "not found" pages of their own: one each for all impossible ids. */
const impossibleIds = [
  { pattern: /^\/blogs\/[^/]+$/, address: notFound("/blogs/not-found") },
  { pattern: /^\/photography\/[^/]+$/, address: notFound("/photography/not-found") },
];

/** The address, or, where its escapes cannot be read, one under which nothing is found by page or call. */
export function decodable(url: string): string {
  if (decodedPath(url) !== undefined) return url;
  return url.startsWith("/api/") ? "/api/404" : nowhere.key;
}

/** The path of a URL without escapes; undefined where they are malformed. */
function decodedPath(url: string): string | undefined {
  const [path = "/"] = url.split("?", 1);
  try {
    return path.includes("%") ? decodeURIComponent(path) : path;
  } catch {
    return undefined;
  }
}

/**
 * The one address under which a request's page is kept, so that nobody can fill the cache by inventing addresses:
 * escapes in the path are decoded, ids have no characters that a URL gives a meaning (`#`, `\\`, `..`), and parameters
 * that are empty or that the page does not read are left out.
 */
export function pageAddress(url: string): PageAddress {
  const path = decodedPath(url) ?? nowhere.key;
  const page = patterns.find(({ pattern }) => pattern.test(path));
  if (!page) return impossibleIds.find(({ pattern }) => pattern.test(path))?.address ?? nowhere;
  const query = url.indexOf("?");
  const given = new URLSearchParams(query < 0 ? "" : url.slice(query));
  const kept = new URLSearchParams();
  const canonical = new URLSearchParams();
  for (const [name, spelling] of page.query) {
    const value = given.get(name);
    if (!value) continue;
    kept.set(name, value);
    const spelled = spelling(value);
    if (spelled !== undefined) canonical.set(name, spelled);
  }
  const key = kept.size > 0 ? `${path}?${kept}` : path;
  const address = canonical.size > 0 ? `${path}?${canonical}` : path;
  const moved = address === key ? undefined : address;
  return { key, known: true, isSearch: kept.has("q"), app: page.app, moved };
}

function notFound(key: string): PageAddress {
  return { key, known: false, isSearch: false, app: false };
}
