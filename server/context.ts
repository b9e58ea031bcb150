import type { Actor, Files, Limits, Log, Site, Visit } from "#core/context.ts";
import type { Database } from "#db/client.ts";
import type { Workshop } from "#features/media/videos/queue.server.ts";
import type { Mailer } from "./mail.ts";

/** What one process holds for as long as it runs. */
export type House = {
  db: Database;
  files: Files;
  films: Workshop;
  log: Log;
  site: Site;
  /** The key that signs tokens. */
  secret: Uint8Array;
  limits: Limits;
  mailer: Mailer;
  clock(): Date;
  /** Closes what the house has opened. */
  close(): Promise<void>;
};

/**
 * What an answer has shown: the tags that make it wrong when they change, and the instant that does; `once` where
 * it is not worth keeping.
 */
export type Shown = { tags: Set<string>; until: string | undefined; once: boolean };

export function nothingShown(): Shown {
  return { tags: new Set(), until: undefined, once: false };
}

/** One visit: who asks, from where, when, and a note of what is shown. */
export function visitOf(
  house: House,
  actor: Actor,
  {
    shown = nothingShown(),
    place = "here",
    signal,
  }: { shown?: Shown; place?: string; signal?: AbortSignal } = {},
): Visit {
  return {
    actor,
    db: house.db,
    now: house.clock().toISOString(),
    log: house.log,
    site: house.site,
    files: house.files,
    films: house.films,
    secret: house.secret,
    place,
    limits: house.limits,
    signal,
    send: house.mailer.send,
    write: house.db.write,
    saw(...tags) {
      for (const tag of tags) shown.tags.add(tag);
    },
    until(instant) {
      if (shown.until === undefined || instant < shown.until) shown.until = instant;
    },
    once() {
      shown.once = true;
    },
  };
}
