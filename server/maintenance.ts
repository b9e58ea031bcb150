import type { Context } from "#core/context.ts";
import type { Services } from "#core/services.ts";
import { advanceSeries } from "#features/blogs/event-series.server.ts";
import { blogKind } from "#features/blogs/writing/kind.server.ts";
import { purgeComments } from "#features/comments/moderation.server.ts";
import { forgetEnded } from "#features/members/sessions.store.server.ts";
import { pageKind } from "#features/pages/kind.server.ts";
import { personKind } from "#features/people/kind.server.ts";
import { collectionKind } from "#features/photography/kind.server.ts";
import { purgeDocuments } from "#features/publishing/trash.server.ts";
import { followLanguage, mergeIndex } from "#features/search/store.server.ts";
import { contextFor } from "./services.ts";
import { removeOrphanedUploads } from "./upload-folders.ts";

const day = 24 * 3600 * 1000; // milliseconds
const fiveMinutes = 300_000;

const chores: Record<string, (ctx: Context, services: Services) => Promise<void>> = {
  "ended sessions": ({ now, write }) => write((queries) => forgetEnded(queries, now)),
  "articles in the trash": (ctx, services) => purgeDocuments(ctx, blogKind, services),
  "collections in the trash": (ctx, services) => purgeDocuments(ctx, collectionKind, services),
  "pages in the trash": (ctx, services) => purgeDocuments(ctx, pageKind, services),
  "people in the trash": (ctx, services) => purgeDocuments(ctx, personKind, services),
  "comments that were taken down": purgeComments,
  "uploads that were broken off": removeOrphanedUploads,
  "emails in the outbox": async ({ now }, { mailer }) => mailer.purge(now),
};

/**
 * Runs all chores now and once a day, and moves series of events on every five minutes; failed chores are retried the next day. Returns a function that stops.
 */
export async function startMaintenance(services: Services): Promise<() => void> {
  await tidy(services);
  let stopped = false;
  const stopping = { aborted: () => stopped };
  const follow = () =>
    followLanguage(services.db, services.site, stopping).catch((err) =>
      services.log.warn({ err }, "the search index does not follow the site's language"),
    );
  // In small steps, so that readers do not notice. A large site takes a minute.
  const merge = () =>
    mergeIndex(services.db, stopping).catch((err) =>
      services.log.warn({ err }, "the search index was not merged"),
    );
  void follow().then(merge);
  services.settings.onReload(() => void follow());
  const timer = setInterval(() => void tidy(services).then(follow).then(merge), day);
  timer.unref();
  const advance = () =>
    advanceSeries(contextFor(services, null)).catch((err) =>
      services.log.warn({ err }, "the next dates of events were not updated"),
    );
  await advance();
  const often = setInterval(() => void advance(), fiveMinutes);
  often.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
    clearInterval(often);
  };
}

async function tidy(services: Services): Promise<void> {
  for (const [what, run] of Object.entries(chores)) {
    try {
      await run(contextFor(services, null), services);
    } catch (error) {
      services.log.warn({ err: error }, `${what} were not removed`);
    }
  }
}
