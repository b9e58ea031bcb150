import { LRUCache } from "lru-cache";
import { type ErrorCode, isAppError } from "#core/errors.ts";
import type { Change } from "#db/engine.ts";
import { LoadShedError } from "../admission.ts";
import type { CachedPage } from "./page.ts";
import { recentChanges } from "./recent-changes.ts";

/** Counts on lists may lag: pages with these tags become stale together, a while after the first change. */
const patientTags = new Set(["counts"]);
const countsLag = 2000; // milliseconds
/** How long a stale page may be served. */
export const staleFor = 10_000; // milliseconds
const longestWait = 2000; // milliseconds that a reader of a stale page waits for the new one
const mostTries = 4; // of a request that waits for renders that others started
const missing = new Set<ErrorCode>(["not_found", "gone"]);
const shortLine = 3; // pages; in a longer queue a request does not wait

export type PageCacheOptions = {
  /** Of all pages; the least recently used are evicted. */
  maxBytes: number;
  clock(): Date;
  /** False while changes of other nodes are missed: nothing is cached or served from the cache then. */
  isListening?(): boolean;
  /** A timer by default; tests replace it. */
  later?(work: () => void, milliseconds: number): void;
};

export type PageCache = ReturnType<typeof pageCache>;
type Render = () => Promise<CachedPage>;
/** Runs the work in turn, or throws. `isRefresh`: there is a stale page to serve. */
type Admit = <Result>(work: () => Promise<Result>, isRefresh: boolean) => Promise<Result>;
/** `join` is called if the page is already being rendered for another client. */
type FetchOptions = { reload?: boolean; admit?: Admit; join?(): void };
/** `staleSince`, in milliseconds, is undefined while the page is fresh. */
type Entry = { page: CachedPage; madeAt: number; staleSince: number | undefined };
/** `changedAt`: the number of the first change during the render that concerns the page, or infinity. */
type Rendered = { page: CachedPage; changedAt: number };
type Start = () => Promise<Rendered>;

/**
 * Caches rendered pages until a write changes what they show. A deletion evicts a page at once. After an edit
 * it is stale and may be served for `staleFor` while it is rendered again, one page at a time. Requests share
 * a render, unless it began before a write that they must see.
 */
export function pageCache(options: PageCacheOptions) {
  const { maxBytes, clock, later = timer, isListening = () => true } = options;
  const pages = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.size + key.length,
    dispose: ({ page }, key) => forgetTags(page, key),
  });
  const keysByTag = new Map<string, Set<string>>();
  const rendering = new Map<string, Promise<Rendered>>();
  const changes = recentChanges();
  const line = new Map<string, PromiseWithResolvers<void> & { start: Start }>();
  let refreshing = false;
  let running = 0;
  let renders = 0;
  let hits = 0;
  let misses = 0;
  let countsWait = false;

  const now = () => clock().getTime();

  function get(key: string): CachedPage | undefined {
    const entry = pages.get(key);
    if (!entry || !isListening()) return undefined;
    if (entry.madeAt > now() || staleSince(entry) !== undefined) return undefined;
    hits += 1;
    return entry.page;
  }

  /** Whether a page needs no new render: it is being rendered, or there is a stale one. */
  function isAtHand(key: string): boolean {
    return rendering.has(key) || usable(key) !== undefined;
  }

  /**
   * Evicts a page that was stale for too long, or was made after the current time (the clock was set back).
   */
  function usable(key: string): Entry | undefined {
    const entry = pages.get(key);
    if (!entry || !isListening()) return undefined;
    const since = staleSince(entry);
    const isOver = since !== undefined && Math.abs(now() - since) >= staleFor;
    if (!isOver && entry.madeAt <= now()) return entry;
    pages.delete(key);
    return undefined;
  }

  function staleSince({ page: { expires }, staleSince: changedAt }: Entry): number | undefined {
    if (expires === undefined || expires > now()) return changedAt;
    return Math.min(expires, changedAt ?? expires);
  }

  /** With `reload` the request waits for a new render; if that fails, it gets the stale page. */
  async function fetch(
    key: string,
    render: Render,
    { reload = false, admit = (work) => work(), join = () => {} }: FetchOptions = {},
  ): Promise<CachedPage> {
    const entry = usable(key);
    if (entry && staleSince(entry) === undefined) {
      hits += 1;
      return entry.page;
    }
    misses += 1;
    const start = (isRefresh: boolean) => () => admit(() => renderNow(key, render), isRefresh);
    if (entry && reload) await upToDate(key, start(false), join).catch(() => {});
    else if (entry) await soon(refresh(key, start(true)));
    return usable(key)?.page ?? upToDate(key, start(false), join);
  }

  /** A page rendered after every change up to now. */
  async function upToDate(key: string, start: Start, join = () => {}): Promise<CachedPage> {
    const began = changes.count();
    for (let tries = 1; ; tries += 1) {
      const joined = rendering.get(key);
      if (joined) join();
      try {
        const { page, changedAt } = await (joined ?? startOnce(key, start));
        if (changedAt > began) return page;
      } catch (error) {
        // Shed because of the client that started it: the others try in their own name.
        if (!joined || !(error instanceof LoadShedError) || tries >= mostTries) throw error;
      }
    }
  }

  function startOnce(key: string, start: Start): Promise<Rendered> {
    const made = start().finally(() => rendering.delete(key));
    rendering.set(key, made);
    return made;
  }

  async function renderNow(key: string, render: Render): Promise<Rendered> {
    const began = changes.count();
    const madeAt = now();
    running += 1;
    renders += 1;
    try {
      const page = await render();
      const { gone, stale } = changes.since(began, page.tags);
      const changedAt = Math.min(gone?.count ?? Infinity, stale?.count ?? Infinity);
      if (!gone && page.status < 500) keep(key, { page, madeAt, staleSince: stale?.at });
      return { page, changedAt };
    } catch (error) {
      if (isAppError(error) && missing.has(error.code)) pages.delete(key);
      throw error;
    } finally {
      running -= 1;
      if (running === 0) changes.forget();
    }
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

  /** Undefined if the queue is long. */
  function refresh(key: string, start: Start): Promise<unknown> | undefined {
    const made = rendering.get(key)?.catch(() => {});
    if (made) return made;
    const waiting = line.get(key) ?? { start, ...Promise.withResolvers<void>() };
    line.set(key, waiting);
    const isShort = line.size <= shortLine;
    if (!refreshing) void refreshLine();
    return isShort ? waiting.promise : undefined;
  }

  async function refreshLine(): Promise<void> {
    refreshing = true;
    for (const [key, { start, resolve }] of line) {
      line.delete(key);
      const entry = usable(key);
      if (entry && staleSince(entry) !== undefined) await upToDate(key, start).catch(() => {});
      resolve();
      await new Promise(setImmediate); // other requests are answered between two renders
    }
    refreshing = false;
  }

  function soon(work: Promise<unknown> | undefined): Promise<unknown> | undefined {
    return work && Promise.race([work, new Promise<void>((resolve) => later(resolve, longestWait))]);
  }

  /** Null invalidates everything. */
  function invalidate(change: Change | null): void {
    if (change?.stale.some((tag) => patientTags.has(tag)) && !countsWait) {
      countsWait = true;
      later(() => {
        countsWait = false;
        invalidateNow({ gone: [], stale: [...patientTags] });
      }, countsLag);
    }
    const stale = change?.stale.filter((tag) => !patientTags.has(tag)) ?? [];
    invalidateNow(change && { gone: change.gone, stale });
  }

  function invalidateNow(change: Change | null): void {
    if (change && change.gone.length + change.stale.length === 0) return;
    const at = now();
    if (running > 0) changes.note(change, at);
    if (!change) pages.clear();
    for (const key of keysWith(change?.gone ?? [])) pages.delete(key);
    for (const key of keysWith(change?.stale ?? [])) {
      const entry = pages.peek(key);
      if (entry) entry.staleSince ??= at;
    }
  }

  const keysWith = (tags: string[]) => tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]);

  return {
    get,
    isAtHand,
    fetch,
    invalidate,
    /** For the metrics; `renders`, `hits` and `misses` count from the start. */
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize, renders, hits, misses }),
  };
}

function timer(work: () => void, milliseconds: number): void {
  setTimeout(work, milliseconds).unref();
}
