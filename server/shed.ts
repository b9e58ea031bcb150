import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Site } from "#core/context.ts";
import { inLanguage, m } from "#messages";
import { type Admission, shedRetryAfter } from "./http/admission.ts";
import { addressOf, clientKeyFor } from "./http/client-key.ts";
import { pageAddress } from "./pages/address.ts";
import { isApiUrl } from "./pages/answer.ts";
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
  let shown = inLanguage(site.language, answers);

  return function loadShedder(request: IncomingMessage, response: ServerResponse): boolean {
    if (admission.size().waiting === 0) return false;
    if (!admission.isFull(clientKeyFor(addressOf(request, trustProxy)))) return false;
    if (!isUncached(request, cache, site)) return false;
    const isPage = !isApiUrl(request.url ?? "/") && request.headers.accept?.includes("text/html");
    if (shown.language !== site.language || shown.name !== site.name || shown.appearance !== site.appearance)
      shown = inLanguage(site.language, answers);
    const { head, body } = isPage ? shown.page : shown.json;
    admission.countRefused();
    response.writeHead(503, head).end(request.method === "HEAD" ? undefined : body);
    return true;
  };

  function answers() {
    const { name, appearance, language } = site;
    const { html, policy } = plainPage(site, m.errors.veryBusy());
    const json = JSON.stringify({ code: "unavailable", msg: m.errors.veryBusy() });
    return {
      name,
      appearance,
      language,
      page: answer(html, "text/html; charset=utf-8", { "content-security-policy": policy }),
      json: answer(json, "application/json; charset=utf-8"),
    };
  }

  function answer(text: string, type: string, more: OutgoingHttpHeaders = {}) {
    const body = Buffer.from(text);
    return { body, head: { ...common, ...more, "content-type": type, "content-length": body.length } };
  }
}

/** Whether the request needs a render, or is an anonymous API request. */
function isUncached({ method, url = "/", headers }: IncomingMessage, cache: PageCache, site: Site): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  if (isApiUrl(url)) return headers.authorization === undefined;
  const { known, key, moved } = pageAddress(url, site);
  return known && !moved && !cache.isAtHand(key);
}
