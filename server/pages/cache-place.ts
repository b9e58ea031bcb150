import type { FastifyRequest } from "fastify";
import type { Admission, Client } from "../admission.ts";
import { clientKeyFor } from "../client-key.ts";
import { isReload } from "./answer.ts";
import type { PageCache } from "./cache.ts";
import type { CachedPage } from "./page.ts";

/** A cache, and the queue for what is not in it. With `fresh` every request is treated as a reload. */
export type CachePlace = { cache: PageCache; admission: Admission; fresh?: true };

/** In the lane of members, so that strangers' requests do not hold up refreshes. */
const refreshing = { key: "refresh", isMember: true };

/** The page under a key from the cache, or made when it is the client's turn. */
export function cachedOrMade(
  { cache, admission, fresh }: CachePlace,
  key: string,
  request: FastifyRequest,
  make: () => Promise<CachedPage>,
): Promise<CachedPage> {
  const stranger: Client = {
    key: clientKeyFor(request.ip),
    isMember: false,
    signal: request.signal,
    job: key,
  };
  return cache.fetch(key, make, {
    reload: fresh || isReload(request.raw),
    admit: (work, isRefresh) => admission.run(isRefresh ? refreshing : stranger, work),
    join: () => admission.join(key, stranger.key),
  });
}
