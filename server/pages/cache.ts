import { type ErrorCode, isAppError } from "#core/errors.ts";
import type { Change } from "#db/engine.ts";
import { LoadShedError } from "../http/admission.ts";
import { openHistogram } from "../metrics/format.ts";
import type { CachedPage } from "./page.ts";
import { pageStore } from "./page-store.ts";
import { recentChanges } from "./recent-changes.ts";

/** Counts on lists may lag: pages with this tag become stale together, a while after the first change. */
const countsTag = "counts";
const countsLag = 2000; // milliseconds
const maxWait = 2000; // milliseconds that a reader of a stale page waits for the new one
const maxTries = 4; // of a request that waits for renders that others started
const missing = new Set<ErrorCode>(["not_found", "gone"]);
const renderBounds = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]; // seconds
const shortLine = 3; // pages; in a longer queue a request does not wait

export type PageCacheOptions = {
  /** The size of all pages; the least recently used are evicted. */
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
  const now = () => clock().getTime();
  const pages = pageStore({ maxBytes, now, isListening });
  const rendering = new Map<string, Promise<Rendered>>();
  const changes = recentChanges();
  const line = new Map<string, PromiseWithResolvers<void> & { start: Start }>();
  const counted = { renders: 0, hits: 0, misses: 0 };
  const durations = openHistogram(renderBounds);
  let running = 0;
  let refreshing = false;
  let countsWait = false;

  function get(key: string): CachedPage | undefined {
    const page = pages.fresh(key);
    if (page) counted.hits += 1;
    return page;
  }

  /** Whether a page needs no new render: it is being rendered, or there is a stale one. */
  function isAtHand(key: string): boolean {
    return rendering.has(key) || pages.usable(key) !== undefined;
  }

  /** With `reload` the request waits for a new render; if that fails, it gets the stale page. */
  async function fetch(
    key: string,
    render: Render,
    { reload = false, admit = (work) => work(), join = () => {} }: FetchOptions = {},
  ): Promise<CachedPage> {
    const page = get(key);
    if (page) return page;
    counted.misses += 1;
    const start = (isRefresh: boolean) => () => admit(() => renderNow(key, render), isRefresh);
    const isStale = pages.usable(key) !== undefined;
    if (isStale && reload) await upToDate(key, start(false), join).catch(() => {});
    else if (isStale) await soon(refresh(key, start(true)));
    return pages.usable(key) ?? upToDate(key, start(false), join);
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
        if (!joined || !(error instanceof LoadShedError) || tries >= maxTries) throw error;
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
    counted.renders += 1;
    const start = performance.now();
    try {
      const page = await render();
      const { gone, stale } = changes.since(began, page.tags);
      const changedAt = Math.min(gone?.count ?? Infinity, stale?.count ?? Infinity);
      if (!gone && page.status < 500) pages.keep(key, { page, madeAt, staleSince: stale?.at });
      return { page, changedAt };
    } catch (error) {
      if (isAppError(error) && missing.has(error.code)) pages.remove(key);
      throw error;
    } finally {
      durations.observe((performance.now() - start) / 1000);
      running -= 1;
      if (running === 0) changes.forget();
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
      if (pages.usable(key) && !pages.fresh(key)) await upToDate(key, start).catch(() => {});
      resolve();
      await new Promise(setImmediate); // other requests are answered between two renders
    }
    refreshing = false;
  }

  function soon(work: Promise<unknown> | undefined): Promise<unknown> | undefined {
    return work && Promise.race([work, new Promise<void>((resolve) => later(resolve, maxWait))]);
  }

  /** Null invalidates everything. */
  function invalidate(change: Change | null): void {
    if (change?.stale.includes(countsTag) && !countsWait) {
      countsWait = true;
      later(() => {
        countsWait = false;
        invalidateNow({ gone: [], stale: [countsTag] });
      }, countsLag);
    }
    const stale = change?.stale.filter((tag) => tag !== countsTag) ?? [];
    invalidateNow(change && { gone: change.gone, stale });
  }

  function invalidateNow(change: Change | null): void {
    if (change && change.gone.length + change.stale.length === 0) return;
    if (running > 0) changes.note(change, now());
    pages.invalidate(change);
  }

  return {
    get,
    isAtHand,
    fetch,
    invalidate,
    /** Numbers for the metrics; `renders`, `hits` and `misses` count from the start. */
    size: () => ({ ...pages.size(), ...counted, durations }),
  };
}

function timer(work: () => void, milliseconds: number): void {
  setTimeout(work, milliseconds).unref();
}
