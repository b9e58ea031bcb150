import { pages } from "#app/pages.ts";
import { lastPart } from "#core/fields.ts";
import { addressIn, placeOf, prefixOf, type SiteLanguages } from "#core/site-languages.ts";
import { messageLanguages } from "#messages";
import { unmatched } from "../metrics/requests.ts";

/**
 * `key` is the path and the declared parameters in their order. `known` is false if no page matches. Searches
 * are not cached, because anybody can invent one. `moved` is the canonical URL if the parameters are written
 * differently. `ownPage` is the slug of a page that the institute may have added. A `secret` one opens what it shows.
 */
export type PageAddress = {
  key: string;
  language: AddressLanguage;
  /** The pattern of the URL, such as `/blogs/:id`. */
  route: string;
  known: boolean;
  isSearch: boolean;
  app: boolean;
  secret?: boolean;
  moved?: string;
  ownPage?: string;
};

/**
 * `tag`: the language of the site whose pages it is among. `shown`: that of the interface, which a page of the app can
 * have in any language that has messages. `prefix`: the first part of the path, such as `fr`; empty in the main language.
 */
export type AddressLanguage = { tag: string; shown: string; prefix: string };

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

/** "Not found" pages for all impossible ids, one for each folder. */
const foldersWithIds = ["blogs", "photography"];

/** One page for all unknown URLs. */
export function nowhere(site: SiteLanguages, language = mainLanguage(site)): PageAddress {
  return notFound("/404", site, language);
}

function notFound(path: string, site: SiteLanguages, language: AddressLanguage): PageAddress {
  const key = addressIn(site, language.tag, path);
  return { key, language, route: unmatched, known: false, isSearch: false, app: false };
}

function mainLanguage({ language }: SiteLanguages): AddressLanguage {
  return { tag: language, shown: language, prefix: "" };
}

/** The language of a decoded path, and the path as it is in the main language. */
export function languageAt(
  site: SiteLanguages,
  address: string,
): { language: AddressLanguage; path: string } {
  const { language: tag, path } = placeOf(site, address);
  const prefix = prefixOf(site, tag);
  if (prefix) return { language: { tag, shown: tag, prefix }, path };
  const main = mainLanguage(site);
  const [, shown = "", rest = ""] = /^\/([a-z]{2,3})(\/.+)$/s.exec(address) ?? [];
  if (!messageLanguages.includes(shown)) return { language: main, path: address };
  return { language: { ...main, shown, prefix: shown }, path: rest };
}

/** The URL, or a 404 path if its percent-escapes are malformed, or if its path has a NUL, which PostgreSQL refuses. */
export function decodable(url: string): string {
  if (decodedPath(url) !== undefined) return url;
  return url.startsWith("/api/") ? "/api/404" : "/404";
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
export function pageAddress(url: string, site: SiteLanguages): PageAddress {
  const decoded = decodedPath(url);
  if (decoded === undefined) return nowhere(site);
  const { language, path } = languageAt(site, decoded);
  const page = patterns.find(({ pattern }) => pattern.test(path));
  if (!page) return absent(path, site, language);
  const isOfApp = language.prefix === "" || language.shown === language.tag || page.app;
  const place = isOfApp ? placeIn(site, language, path) : path;
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
  const key = declared.size > 0 ? `${decoded}?${declared}` : decoded;
  const address = canonical.size > 0 ? `${place}?${canonical}` : place;
  const moved = address === key ? undefined : encodeURI(place) + address.slice(place.length);
  const ownPage = page.isOwn ? path.slice(1) : undefined;
  const { app, secret, route } = page;
  return { key, language, route, known: true, isSearch: declared.has("q"), app, secret, moved, ownPage };
}

function absent(path: string, site: SiteLanguages, language: AddressLanguage): PageAddress {
  const [, folder = ""] = /^\/([^/]+)\/[^/]+$/.exec(path) ?? [];
  return foldersWithIds.includes(folder)
    ? notFound(`/${folder}/not-found`, site, language)
    : nowhere(site, language);
}

/** A language of the interface alone is the prefix of the same path. */
function placeIn(site: SiteLanguages, { tag, prefix }: AddressLanguage, path: string): string {
  const address = addressIn(site, tag, path);
  return prefix && address === path ? `/${prefix}${path}` : address;
}
