import type { FastifyRequest } from "fastify";
import type { Admission, Client } from "../admission.ts";
import { placeOf } from "../place.ts";
import { isReload } from "./answer.ts";
import type { PageCache } from "./cache.ts";
import type { CachedPage } from "./page.ts";

/** A cache, and the queue for what is not in it. `fresh` where nobody is given anything stale. */
export type CachePlace = { cache: PageCache; admission: Admission; fresh?: true };

/** The lane of members always moves on, whatever strangers ask for. */
const refreshing = { key: "refresh", isMember: true };

/** The page under a key, made when it is the client's turn where the cache does not have it. */
export function cachedOrMade(
  { cache, admission, fresh }: CachePlace,
  key: string,
  request: FastifyRequest,
  make: () => Promise<CachedPage>,
): Promise<CachedPage> {
  return cache.fetch(key, make, {
    reload: fresh || isReload(request.raw),
    admit: (work, isRefresh) => admission.run(isRefresh ? refreshing : strangerOf(request), work),
  });
}

function strangerOf(request: FastifyRequest): Client {
  return { key: placeOf(request.ip), isMember: false, signal: request.signal };
}
