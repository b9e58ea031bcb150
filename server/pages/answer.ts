import type { IncomingMessage, ServerResponse } from "node:http";
import type { SiteLanguages } from "#core/site-languages.ts";
import { chooseEncoding, type Encoding, isKnown } from "../http/encoding.ts";
import { sendWhole } from "../http/whole-answer.ts";
import { unmatched } from "../metrics/requests.ts";
import { pageAddress } from "./address.ts";
import type { PageCache } from "./cache.ts";
import { canonicalUrls } from "./canonical.ts";
import { countReader } from "./dense.ts";
import { offerKey, preferredLanguage } from "./offers.ts";
import { bodyOf, type CachedPage } from "./page.ts";
import { savesData, savingKey } from "./save-data.ts";

type Counter = { countRead(route: string, status: number): void };

/** Runs before Fastify. False if the page is not cached. */
export function answerFromCache(
  { cache, site }: { cache: PageCache; site: SiteLanguages },
  counter: Counter,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url } = request;
  if ((method !== "GET" && method !== "HEAD") || url === undefined) return false;
  const isApi = isApiUrl(url);
  if (isApi && request.headers.authorization !== undefined) return false; // members get their own answers
  const key = isApi ? (canonicalUrls.get(url) ?? url) : /[?%]/.test(url) ? keyOf(url, site) : url;
  const page = cache.get(
    isApi ? key : offerKey(preferredLanguage(site, request), savesData(request) ? savingKey(key) : key),
  );
  if (!page) return false;
  counter.countRead(page.route ?? unmatched, sendPage(page, request, response));
  countReader(page);
  return true;
}

/** Also below the prefix of a language. */
export function isApiUrl(url: string): boolean {
  return url.startsWith("/api/") || /^\/[a-z][a-z\d-]*\/api\//.test(url);
}

/** Generated files take no parameters. */
function keyOf(url: string, site: SiteLanguages): string {
  const { known, key } = pageAddress(url, site);
  return known ? key : (url.split("?", 1)[0] ?? "/");
}

/** Answers 304 if the client has the page. Returns the status. */
export function sendPage(page: CachedPage, request: IncomingMessage, response: ServerResponse): number {
  if (page.keep && page.status === 200 && isKnown(request.headers["if-none-match"], page.tag)) {
    response.writeHead(304, page.unchanged).end();
    return 304;
  }
  const body = bodyOf(page, encodingFor(request));
  if (body instanceof Promise) body.then(send, (error) => response.destroy(error));
  else send(body);
  return page.status;

  function send({ bytes, headers, whole }: Awaited<typeof body>): void {
    if (page.status !== 301 && sendWhole(whole, request, response)) return;
    const location = page.status === 301 && {
      location: withQueryOf(request.url ?? "", String(headers.location).split("?", 1)[0] ?? ""),
    };
    response
      .writeHead(page.status, location ? { ...headers, ...location } : headers)
      .end(request.method === "HEAD" ? undefined : bytes);
  }
}

/** Keeps the query of the request. */
export function withQueryOf(url: string, location: string): string {
  const [, query] = /\?(.+)$/s.exec(url) ?? [];
  if (query === undefined) return location;
  const [before = "", hash] = location.split("#", 2);
  const whole = `${before}${before.includes("?") ? "&" : "?"}${query}`;
  return hash === undefined ? whole : `${whole}#${hash}`;
}

export function encodingFor(request: IncomingMessage): Encoding {
  return chooseEncoding(request.headers["accept-encoding"]?.toString());
}

/** Whether the client asks for a fresh page (RFC 9111, 5.2.1). */
export function isReload(request: IncomingMessage): boolean {
  return /no-cache|max-age=0\b/.test(request.headers["cache-control"] ?? "");
}
