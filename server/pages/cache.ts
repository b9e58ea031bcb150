import { LRUCache } from "lru-cache";
import { Refusal } from "#visit/refusal.ts";
import type { CachedPage } from "./page.ts";

/** What may lag a little: these tags drop their pages together, some time after the first of them changed. */
const patientTags = new Set(["counts"]);
const patience = 2000; // milliseconds

export type PageCacheOptions = {
  /** Bytes of all kept bodies together; what was read longest ago goes first. */
  maxBytes: number;
  /** Renders at one time; past it visitors are asked to come again. */
  maxRenders: number;
  clock(): Date;
  /** Runs some work later; a timer unless a test holds it. */
  later?(work: () => void, milliseconds: number): void;
};

export type PageCache = ReturnType<typeof pageCache>;

/**
 * Keeps rendered pages until a write changes what they show. One render serves everybody who waits for it,
 * and a render that began before a write is neither kept after it nor joined by anybody who came after it.
 */
export function pageCache({ maxBytes, maxRenders, clock, later = timer }: PageCacheOptions) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: (page, key) => page.size + key.length,
    dispose: (page, key) => forget(page, key),
  });
  const keysByTag = new Map<string, Set<string>>();
  const rendering = new Map<string, Promise<CachedPage>>();
  let running = 0;
  let generation = 0;
  let everythingDropped = 0;
  const tagsDropped = new Map<string, number>();
  let patient = false;

  function forget(page: CachedPage, key: string): void {
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  /** The page under a key while it is right. */
  function get(key: string): CachedPage | undefined {
    const page = pages.get(key);
    if (page?.expires !== undefined && page.expires <= clock().getTime()) {
      pages.delete(key);
      return undefined;
    }
    return page;
  }

  /** The page under a key, rendered when it is not there. Refuses when too many renders are running. */
  async function fetch(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const kept = get(key) ?? rendering.get(key);
    if (kept) return kept;
    if (running >= maxRenders) {
      throw new Refusal("unavailable", "The site is very busy. Please try again in a moment.", {
        retryAfter: 2,
      });
    }
    const made = renderOnce(key, render);
    rendering.set(key, made);
    return made;
  }

  async function renderOnce(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const began = generation;
    running += 1;
    try {
      const page = await render();
      if (page.keep && isCurrent(page, began)) keep(key, page);
      return page;
    } finally {
      running -= 1;
      if (running === 0) tagsDropped.clear();
      if (began === generation) rendering.delete(key);
    }
  }

  function isCurrent(page: CachedPage, began: number): boolean {
    if (everythingDropped > began) return false;
    return [...page.tags].every((tag) => (tagsDropped.get(tag) ?? 0) <= began);
  }

  function keep(key: string, page: CachedPage): void {
    pages.set(key, page);
    if (!pages.has(key)) return; // larger than the whole cache
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
  }

  /** Drops the pages that carry one of the tags; null drops them all. */
  function drop(tags: string[] | null): void {
    if (tags === null) {
      dropNow(null);
      return;
    }
    const prompt = tags.filter((tag) => !patientTags.has(tag));
    if (prompt.length > 0) dropNow(prompt);
    if (prompt.length < tags.length && !patient) {
      patient = true;
      later(() => {
        patient = false;
        dropNow([...patientTags]);
      }, patience);
    }
  }

  function dropNow(tags: string[] | null): void {
    generation += 1;
    rendering.clear();
    if (tags === null) {
      everythingDropped = generation;
      pages.clear();
      return;
    }
    for (const tag of tags) {
      if (running > 0) tagsDropped.set(tag, generation);
      for (const key of [...(keysByTag.get(tag) ?? [])]) pages.delete(key);
    }
  }

  return {
    get,
    fetch,
    drop,
    /** For the metrics: pages and bytes that are kept. */
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}

function timer(work: () => void, milliseconds: number): void {
  setTimeout(work, milliseconds).unref();
}
