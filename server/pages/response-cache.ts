import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "#core/services.ts";
import type { Admission, Client } from "../http/admission.ts";
import { clientKeyFor } from "../http/client-key.ts";
import { routeOf } from "../metrics/requests.ts";
import { encodingFor, isReload, sendPage, withQueryOf } from "./answer.ts";
import type { PageCache } from "./cache.ts";
import { type CachedPage, preparePage, type RenderedPage } from "./page.ts";

/** A cache, and the queue for misses. With `fresh`, every request is treated as a reload. */
export type ResponseCache = { cache: PageCache; admission: Admission; fresh?: true };

type Cached = {
  /** Undefined in development, where everything is rendered for each request. */
  cache: ResponseCache | undefined;
  key: string;
  services: Pick<Services, "clock" | "sharedCaches">;
  render(): Promise<RenderedPage>;
  /** The redirect for a URL at which nothing was found, or nothing is any more. */
  elsewhere?(status: number): Promise<string | undefined>;
};

/** Refreshes use the lane of members, so that strangers' requests do not hold them up. */
const refreshing = { key: "refresh", isMember: true };

export async function answerCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, key, services, render, elsewhere }: Cached,
): Promise<FastifyReply> {
  const make = async () => ({
    ...(await preparePage(await render(), services, encodingFor(request.raw))),
    route: routeOf(request),
  });
  const page = await (cache ? cachedOrRendered(cache, key, request, make) : make());
  const isAbsent = page.status === 404 || page.status === 410;
  const target = isAbsent ? await elsewhere?.(page.status) : undefined;
  if (target !== undefined)
    return reply.header("cache-control", "no-cache").redirect(withQueryOf(request.url, target), 301);
  reply.hijack();
  sendPage(page, request.raw, reply.raw);
  return reply;
}

export function cachedOrRendered(
  { cache, admission, fresh }: ResponseCache,
  key: string,
  request: FastifyRequest,
  render: () => Promise<CachedPage>,
): Promise<CachedPage> {
  const visitor: Client = {
    key: clientKeyFor(request.ip),
    isMember: false,
    signal: request.signal,
    job: key,
  };
  return cache.fetch(key, render, {
    reload: fresh || isReload(request.raw),
    admit: (work, isRefresh) => admission.run(isRefresh ? refreshing : visitor, work),
    join: () => admission.join(key, visitor.key),
  });
}
