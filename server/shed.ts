import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Site } from "#core/context.ts";
import { m } from "#messages";
import { type Admission, shedRetryAfter } from "./http/admission.ts";
import { addressOf, clientKeyFor } from "./http/client-key.ts";
import { pageAddress } from "./pages/address.ts";
import type { PageCache } from "./pages/cache.ts";
import { plainPage } from "./plain-page.ts";

type ShedOptions = {
  admission: Admission;
  cache: PageCache;
  site: Site;
  headers: Record<string, string>;
  trustProxy: boolean;
};

/**
 * Answers 503 before Fastify, if the request needs a render or an API answer and the queue of its client is
 * full: thousands of refusals a second must not slow readers down. Returns false to go on.
 */
export function createLoadShedder({ admission, cache, site, headers, trustProxy }: ShedOptions) {
  const common = {
    ...headers,
    "cache-control": "no-store",
    "retry-after": String(shedRetryAfter),
  };
  let shown = page();
  const json = answer(
    JSON.stringify({ code: "unavailable", msg: m.errors.veryBusy() }),
    "application/json; charset=utf-8",
  );

  return function loadShedder(request: IncomingMessage, response: ServerResponse): boolean {
    if (admission.size().waiting === 0) return false;
    if (!admission.isFull(clientKeyFor(addressOf(request, trustProxy)))) return false;
    if (!isUncached(request, cache)) return false;
    const isPage = !request.url?.startsWith("/api/") && request.headers.accept?.includes("text/html");
    if (shown.name !== site.name || shown.appearance !== site.appearance) shown = page();
    const { head, body } = isPage ? shown : json;
    admission.countRefused();
    response.writeHead(503, head).end(request.method === "HEAD" ? undefined : body);
    return true;
  };

  function page() {
    const { html, policy } = plainPage(site, m.errors.veryBusy());
    const { name, appearance } = site;
    const more = { "content-security-policy": policy };
    return { name, appearance, ...answer(html, "text/html; charset=utf-8", more) };
  }

  function answer(text: string, type: string, more: OutgoingHttpHeaders = {}) {
    const body = Buffer.from(text);
    return { body, head: { ...common, ...more, "content-type": type, "content-length": body.length } };
  }
}

/** Whether the request needs a render, or is an anonymous API request. */
function isUncached({ method, url = "/", headers }: IncomingMessage, cache: PageCache): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  if (url.startsWith("/api/")) return headers.authorization === undefined;
  const { known, key, moved } = pageAddress(url);
  return known && !moved && !cache.isAtHand(key);
}
