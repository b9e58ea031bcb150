import type { Actor, Context, Files, Limits, Log, Site } from "#core/context.ts";
import type { Database } from "#db/client.ts";
import type { VideoWorker } from "#features/media/videos/queue.server.ts";
import type { Mailer } from "./mail.ts";

/** What one process holds for as long as it runs. */
export type Services = {
  db: Database;
  files: Files;
  videos: VideoWorker;
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
export function contextFor(
  services: Services,
  actor: Actor,
  {
    shown = nothingShown(),
    clientKey = "here",
    signal,
  }: { shown?: Shown; clientKey?: string; signal?: AbortSignal } = {},
): Context {
  return {
    actor,
    db: services.db,
    now: services.clock().toISOString(),
    log: services.log,
    site: services.site,
    files: services.files,
    videos: services.videos,
    secret: services.secret,
    clientKey,
    limits: services.limits,
    signal,
    send: services.mailer.send,
    write: services.db.write,
    cacheTag(...tags) {
      for (const tag of tags) shown.tags.add(tag);
    },
    expiresAt(instant) {
      if (shown.until === undefined || instant < shown.until) shown.until = instant;
    },
    noStore() {
      shown.once = true;
    },
  };
}
