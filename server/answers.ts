import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type AnyOperation, type Endpoint, methodAndUrl, type Page } from "#core/contract.ts";
import { errorStatuses, isAppError } from "#core/errors.ts";
import type { Services } from "#core/services.ts";
import { inLanguage, messageLanguage, messageLanguageFor } from "#messages";
import { clientKeyFor } from "./http/client-key.ts";
import { securityHeaders } from "./http/security.ts";
import { canonicalUrls } from "./pages/canonical.ts";
import { prefixed } from "./pages/request-language.ts";
import { answerCached, type ResponseCache } from "./pages/response-cache.ts";
import { contextFor, newCacheNotes } from "./services.ts";

type Call = {
  services: Services;
  endpoint: Endpoint;
  operation: AnyOperation;
  input: Record<string, unknown>;
};

/** The answer to an anonymous GET request is the same for everybody, and is cached like a page. */
export async function answerAnonymous(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: ResponseCache,
  { services, endpoint, operation, input }: Call,
): Promise<FastifyReply> {
  const { language } = request.raw;
  const key = prefixed(request.raw, addressOf(endpoint, input));
  canonicalUrls.set(request.originalUrl, key);
  const shared = () => answerCached(request, reply, { cache, key, services, render });
  const ofAddress = language?.shown ?? services.site.language;
  if (messageLanguageFor(ofAddress) === messageLanguage()) return shared();
  return inLanguage(ofAddress, shared).catch((error) => throwInOwnWords(error));

  async function render() {
    const notes = newCacheNotes();
    const result = await operation(
      contextFor(services, null, { notes, language: language?.tag }),
      input,
      services,
    );
    const items = endpoint.paged ? (result as Page<unknown>).items : result;
    const body = Buffer.from(JSON.stringify(endpoint.answer.parse(items)));
    const keep = !notes.noStore && notes.tags.size > 0;
    const headers = {
      ...securityHeaders(services.site.url),
      ...(keep ? { "cache-control": "public, max-age=0, must-revalidate" } : {}),
      ...(endpoint.paged ? pageHeaders(key, result as Page<unknown>) : {}),
      "content-type": "application/json; charset=utf-8",
      vary: "accept-encoding, authorization",
    };
    return { status: 200, body, headers, notes, keep, shared: false };
  }

  /** The caller has another language than what is cached: the operation fails again, with a sentence in that. */
  async function throwInOwnWords(error: unknown): Promise<never> {
    if (isAppError(error) && error.status < errorStatuses.too_many_requests) {
      const visitor = { key: clientKeyFor(request.ip), isMember: false };
      await cache.admission.run(visitor, () => operation(contextFor(services, null), input, services));
    }
    throw error;
  }
}

/** The canonical URL: declared parameters in their order, including defaults. */
export function addressOf(endpoint: Endpoint, input: Record<string, unknown>): string {
  const [, url] = methodAndUrl(endpoint);
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const query = new URLSearchParams();
  for (const name of Object.keys(endpoint.query?.shape ?? {})) {
    if (input[name] !== undefined) query.set(name, String(input[name]));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

export function pageHeaders(
  address: string,
  { total, page, pages, limit }: Page<unknown>,
): OutgoingHttpHeaders {
  const at = (number: number) => {
    const url = new URL(address, "http://site");
    url.searchParams.set("page", String(number));
    if (limit) url.searchParams.set("limit", String(limit));
    return `<${url.pathname}${url.search}>`;
  };
  const links = [
    page > 1 ? `${at(page - 1)}; rel="prev"` : "",
    page < pages ? `${at(page + 1)}; rel="next"` : "",
    pages > 0 ? `${at(1)}; rel="first", ${at(pages)}; rel="last"` : "",
  ];
  return { "x-total-count": total, "x-page-count": pages, link: links.filter(Boolean).join(", ") };
}
