import type { Log } from "#core/context.ts";
import { minute } from "#core/durations.ts";
import type { MissingPaths } from "#core/services.ts";
import type { Database } from "#db/client.ts";
import { plainPath } from "./redirects.server.ts";
import * as store from "./redirects.store.server.ts";

const maxInMemory = 1000;
const maxKept = 1000; // rows
const interval = minute;

/** Requests of vulnerability scanners, and for assets of earlier builds. */
const probes =
  /(^|\/)(\.|wp-|wp$|wordpress|cgi-bin|vendor\/|phpmyadmin|xmlrpc|actuator|node_modules|_next)|\.(php\d?|aspx?|jsp|cgi|env|sql|bak|ini|ya?ml|toml|log|json|xml|txt|map|m?js|css|ico|png|jpe?g|gif|svg|webp|avif|mp4|woff2?|gz|zip|tar|data)$|[@<>"'{}|]/i;

/**
 * Counts requests for paths that were not found, and keeps nothing about the readers. A path is kept in memory until
 * it is requested twice, so that random ones cannot fill the table.
 */
export function openMissingPaths({ write, queries }: Database, clock: () => Date, log: Log): MissingPaths {
  const counts = new Map<string, number>();
  let flushed = Promise.resolve();
  const timer = setInterval(() => void flush(), interval);
  timer.unref();

  function note(path: string): void {
    const plain = plainPath(path);
    if (plain === undefined || probes.test(plain)) return;
    if (!counts.has(plain) && counts.size >= maxInMemory) makeRoom();
    counts.set(plain, (counts.get(plain) ?? 0) + 1);
  }

  /** Forgets the oldest path, preferably one that was requested only once. */
  function makeRoom(): void {
    for (const [path, hits] of counts) {
      if (hits > 1) continue;
      counts.delete(path);
      return;
    }
    const [oldest] = counts.keys();
    if (oldest !== undefined) counts.delete(oldest);
  }

  function flush(): Promise<void> {
    flushed = flushed.then(save); // two at once would count twice
    return flushed;
  }

  async function save(): Promise<void> {
    const paths = [...counts.keys()];
    if (paths.length === 0) return;
    try {
      const known = new Set(await store.knownMissing(queries, paths));
      const due = paths.filter((path) => known.has(path) || (counts.get(path) ?? 0) > 1);
      if (due.length === 0) return;
      const lastAt = clock().toISOString();
      const rows = due.map((path) => ({ path, hits: counts.get(path) ?? 1, lastAt }));
      await write(async (queries) => {
        await store.addHits(queries, rows);
        await store.keepMostFrequent(queries, maxKept);
      });
      for (const { path, hits } of rows) {
        const more = (counts.get(path) ?? 0) - hits;
        if (more > 0) counts.set(path, more);
        else counts.delete(path);
      }
    } catch (error) {
      log.warn({ err: error }, "The addresses that lead nowhere were not saved.");
    }
  }

  return {
    note,
    flush,
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
