import type { Readable } from "node:stream";
import type { Log, Site } from "#core/context.ts";
import type { Services } from "#core/services.ts";
import type { Database } from "#db/client.ts";

type Known = { db: Database; log: Log; site: Site; read(key: string): Promise<Readable> };

/**
 * The services for one page in a render worker. It is not possible to render it there if it needs any other: a page that
 * writes, for example.
 */
export function servicesForPage({ db, log, site, read }: Known, now: Date) {
  let isPossible = true;
  const refuse = (): never => {
    isPossible = false;
    throw new Error("Only the main thread can do this.");
  };
  const only = <Thing extends object>(known: Partial<Thing>): Thing =>
    new Proxy(known as Thing, {
      get: (thing, name) => (name in thing ? Reflect.get(thing, name) : refuse()),
    });
  /** The main thread renders the page again, and logs what is wrong then. */
  const logUnlessRefused =
    (level: keyof Log): Log[typeof level] =>
    (fields, message) =>
      isPossible && log[level](fields, message);
  const services = only<Services>({
    db: { ...db, write: async () => refuse() },
    log: {
      debug: logUnlessRefused("debug"),
      info: logUnlessRefused("info"),
      warn: logUnlessRefused("warn"),
      error: logUnlessRefused("error"),
    },
    site,
    media: only<Services["media"]>({ read }),
    limits: { count: async () => refuse(), uncount: async () => refuse(), forget: async () => refuse() },
    clock: () => now,
  });
  return { services, isPossible: () => isPossible };
}
