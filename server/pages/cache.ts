import { LRUCache } from "lru-cache";
import { type ErrorCode, isAppError } from "#core/errors.ts";
import type { Change } from "#db/engine.ts";
import { LoadShedder } from "../admission.ts";
import type { CachedPage } from "./page.ts";
import { recentChanges } from "./recent-changes.ts";

/** Counts on lists may lag: these tags become stale together, some time after the first of them changed. */
const patientTags = new Set(["counts"]);
const countsLag = 2000; // milliseconds
/** How long a stale page may be served. */
export const staleFor = 10_000; // milliseconds
const longestWait = 2000; // milliseconds that a reader of a stale page waits for the new one
const mostTries = 4; // of a request that waits for renders which others have started
const missing = new Set<ErrorCode>(["not_found", "gone"]); // a document; pages have a status
const shortLine = 3; // with more pages than this before it in the line, a request does not wait at all

export type PageCacheOptions = {
  /** Bytes of all pages together; those that were read longest ago go first. */
  maxBytes: number;
  clock(): Date;
  /** False while changes of other nodes are missed: then nothing is kept, and nothing is served from the cache. */
  isListening?(): boolean;
  /** Runs some work later; a timer unless a test holds it. */
  later?(work: () => void, milliseconds: number): void;
};

export type PageCache = ReturnType<typeof pageCache>;
type Render = () => Promise<CachedPage>;
/** Does the work when it is its turn, or refuses; `isRefresh` if there is a stale page to serve meanwhile. */
type Admit = <Result>(work: () => Promise<Result>, isRefresh: boolean) => Promise<Result>;
/** `join` is called if the page is already being made for another client. */
type FetchOptions = { reload?: boolean; admit?: Admit; join?(): void };
/** `staleSince` is an instant in milliseconds; undefined while nothing that the page shows has changed. */
type Entry = { page: CachedPage; madeAt: number; staleSince: number | undefined };
/** `overtakenAt` is the number of the first change after the render began that concerns the page, or infinity. */
type Rendered = { page: CachedPage; overtakenAt: number };
type Start = () => Promise<Rendered>;

/**
 * Keeps rendered pages until a write changes what they show. After a deletion the page is dropped at once. After an
 * edit it is stale: it may be served for `staleFor` while a new one is rendered, one page at a time. One render
 * serves everybody who waits for it, but nobody who came after a write that it has not seen.
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

  /** The page under a key, if nothing that it shows has changed. */
  function get(key: string): CachedPage | undefined {
    const entry = pages.get(key);
    if (!entry || !isListening()) return undefined;
    if (entry.madeAt > now() || staleSince(entry) !== undefined) return undefined;
    hits += 1;
    return entry.page;
  }

  /** Whether a page can be served without a new render: it is being rendered, or there is a stale one. */
  function isAtHand(key: string): boolean {
    return rendering.has(key) || usable(key) !== undefined;
  }

  /** The entry under a key, unless it has been stale for too long, or the clock was set back since it was made. */
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

  /**
   * The page under a key, rendered if it is not there. With `reload` it waits for a new render instead of a stale page.
   * If that fails or is refused, the stale page is served all the same.
   */
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

  /** A page that has seen every change up to now. */
  async function upToDate(key: string, start: Start, join = () => {}): Promise<CachedPage> {
    const arrived = changes.count();
    for (let tries = 1; ; tries += 1) {
      const joined = rendering.get(key);
      if (joined) join();
      try {
        const { page, overtakenAt } = await (joined ?? startOnce(key, start));
        if (overtakenAt > arrived) return page;
      } catch (error) {
        // The render was shed because of the client that started it: the others try in their own name.
        if (!joined || !(error instanceof LoadShedder) || tries >= mostTries) throw error;
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
      const overtakenAt = Math.min(gone?.count ?? Infinity, stale?.count ?? Infinity);
      if (!gone && page.status < 500) keep(key, { page, madeAt, staleSince: stale?.at });
      return { page, overtakenAt };
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
    if (!pages.has(key)) return; // not to be kept, or larger than the whole cache
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

  /** Queues a stale page to be rendered. Undefined if the queue is long. */
  function refresh(key: string, start: Start): Promise<unknown> | undefined {
    const made = rendering.get(key)?.catch(() => {});
    if (made) return made;
    const waiting = line.get(key) ?? { start, ...Promise.withResolvers<void>() };
    line.set(key, waiting);
    const isShort = line.size <= shortLine;
    if (!refreshing) void refreshLine();
    return isShort ? waiting.promise : undefined;
  }

  /** One after the other, so that other requests are answered between two renders. */
  async function refreshLine(): Promise<void> {
    refreshing = true;
    for (const [key, { start, resolve }] of line) {
      line.delete(key);
      const entry = usable(key);
      if (entry && staleSince(entry) !== undefined) await upToDate(key, start).catch(() => {});
      resolve();
      await new Promise(setImmediate);
    }
    refreshing = false;
  }

  function soon(work: Promise<unknown> | undefined): Promise<unknown> | undefined {
    return work && Promise.race([work, new Promise<void>((resolve) => later(resolve, longestWait))]);
  }

  /** Invalidates the pages that carry the tags of a change; null drops them all. */
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
    /** For the metrics: what is kept, and what was rendered, found and not found since the start. */
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize, renders, hits, misses }),
  };
}

function timer(work: () => void, milliseconds: number): void {
  setTimeout(work, milliseconds).unref();
}
