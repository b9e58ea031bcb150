import { wholeAnswer } from "#server/http/whole-answer.ts";
import { type PageCacheOptions, pageCache } from "#server/pages/cache.ts";
import type { CachedPage } from "#server/pages/page.ts";

export const noon = "2026-03-10T12:00:00.000Z";

/** A cache whose clock and timers the test controls. */
export function heldCache(options: Partial<PageCacheOptions> = {}) {
  const waiting: (() => void)[] = [];
  let now = noon;
  const cache = pageCache({
    maxBytes: 10_000,
    clock: () => new Date(now),
    later: (work) => waiting.push(work),
    ...options,
  });
  return {
    ...cache,
    moveTo(instant: string) {
      now = instant;
    },
    /** Runs the pending timers. Returns their number. */
    runLater: () => waiting.splice(0).map((work) => work()).length,
  };
}

export function page(name: string, more: Partial<CachedPage> = {}): CachedPage {
  const body = Buffer.from(name);
  return {
    status: 200,
    tag: `"${name}"`,
    bodies: { identity: { bytes: body, headers: {}, whole: wholeAnswer(200, {}, body).whole } },
    first: "identity",
    packed: false,
    unchanged: {},
    tags: new Set(["blogs"]),
    expires: undefined,
    size: 100,
    keep: true,
    ...more,
  };
}

/** A render that the test finishes. Counts how often it was started. */
export function heldRender() {
  const { promise, resolve, reject } = Promise.withResolvers<CachedPage>();
  let begun = 0;
  const render = () => {
    begun += 1;
    return promise;
  };
  return { render, finish: resolve, fail: reject, begun: () => begun };
}

export const gone = (...tags: string[]) => ({ gone: tags, stale: [] });
export const stale = (...tags: string[]) => ({ gone: [], stale: tags });
export const never = () => Promise.reject(new Error("This page was to be kept."));
