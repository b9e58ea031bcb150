import { pages } from "#app/pages.ts";
import { lastPart } from "#core/fields.ts";
import { unmatched } from "../metrics/requests.ts";

/**
 * `key` is the path and the declared parameters in their order. `known` is false if no page matches. Searches
 * are not cached, because anybody can invent one. `moved` is the canonical URL if the parameters are written
 * differently. `ownPage` is the slug of a page that the institute may have added. A `secret` one opens what it shows.
 */
export type PageAddress = {
  key: string;
  /** The pattern of the URL, such as `/blogs/:id`. */
  route: string;
  known: boolean;
  isSearch: boolean;
  app: boolean;
  secret?: boolean;
  moved?: string;
  ownPage?: string;
};

const patterns = pages.map(({ path, query = {}, app = false, secret = false }) => ({
  pattern: new RegExp(`^${path.replace(/:\w+/g, lastPart)}$`, "u"),
  route: path,
  query: Object.entries(query),
  app,
  secret,
  isOwn: path === "/:path",
}));

const secretRoots = pages.flatMap(({ path, secret }) => (secret ? [path.split(":", 1)[0] ?? path] : []));

/** True also for a secret URL with a typing error, such as the full stop after a link. */
export function mayBeSecret(path: string): boolean {
  return secretRoots.some((root) => path.toLowerCase().includes(root));
}

/** One page for all unknown URLs. */
export const nowhere = notFound("/404");

/** One "not found" page each for all impossible ids. */
const impossibleIds = [
  { pattern: /^\/blogs\/[^/]+$/, address: notFound("/blogs/not-found") },
  { pattern: /^\/photography\/[^/]+$/, address: notFound("/photography/not-found") },
];

/** The URL, or a 404 path if its percent-escapes are malformed, or if its path has a NUL, which PostgreSQL refuses. */
export function decodable(url: string): string {
  if (decodedPath(url) !== undefined) return url;
  return url.startsWith("/api/") ? "/api/404" : nowhere.key;
}

/** Undefined if the percent-escapes are malformed, or if one is NUL. */
function decodedPath(url: string): string | undefined {
  const [path = "/"] = url.split("?", 1);
  try {
    const decoded = path.includes("%") ? decodeURIComponent(path) : path;
    return decoded.includes("\0") ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/**
 * The cache key of a request, so that nobody can fill the cache by inventing URLs: the path is decoded, ids
 * cannot contain `#`, `\\` or `..`, and parameters that are empty or that the page does not read are left
 * out.
 */
export function pageAddress(url: string): PageAddress {
  const path = decodedPath(url) ?? nowhere.key;
  const page = patterns.find(({ pattern }) => pattern.test(path));
  if (!page) return impossibleIds.find(({ pattern }) => pattern.test(path))?.address ?? nowhere;
  const query = url.indexOf("?");
  const params = new URLSearchParams(query < 0 ? "" : url.slice(query));
  const declared = new URLSearchParams();
  const canonical = new URLSearchParams();
  for (const [name, spelling] of page.query) {
    const value = params.get(name);
    if (!value) continue;
    declared.set(name, value);
    const spelled = spelling(value);
    if (spelled !== undefined) canonical.set(name, String(spelled));
  }
  const key = declared.size > 0 ? `${path}?${declared}` : path;
  const address = canonical.size > 0 ? `${path}?${canonical}` : path;
  const moved = address === key ? undefined : encodeURI(path) + address.slice(path.length);
  const ownPage = page.isOwn ? path.slice(1) : undefined;
  const { app, secret, route } = page;
  return { key, route, known: true, isSearch: declared.has("q"), app, secret, moved, ownPage };
}

function notFound(key: string): PageAddress {
  return { key, route: unmatched, known: false, isSearch: false, app: false };
}
