import { LRUCache } from "lru-cache";
import type { Change } from "#db/engine.ts";
import { type CachedPage, renewHeaders } from "./page.ts";

/** How long a stale page may be served. */
export const staleFor = 10_000; // milliseconds

type StoreOptions = { maxBytes: number; now(): number; isListening(): boolean };
/** `staleSince`, in milliseconds, is undefined while the page is fresh. */
type Entry = { page: CachedPage; madeAt: number; staleSince: number | undefined };

/** Pages by URL and by tag. The least recently used are evicted. */
export function pageStore({ maxBytes, now, isListening }: StoreOptions) {
  const pages = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.size + key.length,
    dispose: ({ page }, key) => forgetTags(page, key),
  });
  const keysByTag = new Map<string, Set<string>>();

  function fresh(key: string): CachedPage | undefined {
    const entry = pages.get(key);
    if (!entry || !isListening()) return undefined;
    renewHeaders(entry.page, now());
    return entry.madeAt > now() || staleSince(entry) !== undefined ? undefined : entry.page;
  }

  /** Perhaps stale. Evicts a page that was stale for too long, or made in the future (the clock was set back). */
  function usable(key: string): CachedPage | undefined {
    const entry = pages.get(key);
    if (!entry || !isListening()) return undefined;
    const since = staleSince(entry);
    const isOver = since !== undefined && Math.abs(now() - since) >= staleFor;
    if (!isOver && entry.madeAt <= now()) return entry.page;
    pages.delete(key);
    return undefined;
  }

  function staleSince({ page: { expires }, staleSince: changedAt }: Entry): number | undefined {
    if (expires === undefined || expires > now()) return changedAt;
    return Math.min(expires, changedAt ?? expires);
  }

  function keep(key: string, entry: Entry): void {
    pages.delete(key);
    if (entry.page.keep && isListening()) pages.set(key, entry);
    if (!pages.has(key)) return; // not cacheable, or larger than the whole cache
    entry.page.onGrowth = () => {
      if (pages.peek(key) === entry) keep(key, { ...entry });
    };
    for (const tag of entry.page.tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
  }

  function forgetTags(page: CachedPage, key: string): void {
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  /** Null invalidates everything. */
  function invalidate(change: Change | null): void {
    if (!change) pages.clear();
    for (const key of keysWith(change?.gone ?? [])) pages.delete(key);
    for (const key of keysWith(change?.stale ?? [])) {
      const entry = pages.peek(key);
      if (entry) entry.staleSince ??= now();
    }
  }

  const keysWith = (tags: string[]) => tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]);

  return {
    fresh,
    usable,
    keep,
    remove: (key: string) => pages.delete(key),
    invalidate,
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}
