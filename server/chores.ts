import { documentKinds } from "#api/operations.ts";
import type { Context } from "#core/context.ts";
import { day, hour, minute } from "#core/durations.ts";
import type { JobQueue, Services } from "#core/services.ts";
import { advanceSeries } from "#features/blogs/event-series.server.ts";
import { purgeComments } from "#features/comments/moderation.server.ts";
import { forgetFailedEmails } from "#features/emails/emails.server.ts";
import { addJob, later, type Outcome, openQueue, planMissing } from "#features/jobs/queue.server.ts";
import { forgetEnded } from "#features/members/sessions.store.server.ts";
import { purgeDocuments } from "#features/publishing/trash.server.ts";
import { queueReminders } from "#features/registrations/emails/reminders.server.ts";
import { tellOfReturns } from "#features/registrations/event-changes.server.ts";
import { removeGuests, removeUnconfirmed } from "#features/registrations/removal.server.ts";
import { isBehind, refreshIndex } from "#features/search-index/entries.store.server.ts";
import { gatherIndex, mergeIndex } from "#features/search-index/merging.store.server.ts";
import { m } from "#messages";
import { contextFor } from "./services.ts";

const checkedEvery = 5 * minute;
const often = checkedEvery - minute / 2; // so that each check finds it due

type Stopping = { aborted(): boolean };
type Chore = { every: number; work(ctx: Context, services: Services, stopping: Stopping): Promise<void> };

const daily = (work: Chore["work"]): Chore => ({ every: day, work });
const frequent = (work: Chore["work"]): Chore => ({ every: often, work });
const language = "language of the search index";

/** The names are the ids of their jobs: one that is renamed is a new one. */
const queues: Record<string, Record<string, Chore>> = {
  chores: {
    "ended sessions": daily(({ now, write }) => write((queries) => forgetEnded(queries, now))),
    ...Object.fromEntries(
      Object.values(documentKinds).map((kind): [string, Chore] => [
        `${kind.table} in the trash`,
        daily((ctx, services) => purgeDocuments(ctx, kind, services)),
      ]),
    ),
    "comments that were taken down": daily(purgeComments),
    "guests of past events": daily(removeGuests),
    "emails that failed long ago": daily(forgetFailedEmails),
    "next dates of events": frequent(advanceSeries),
    reminders: frequent(queueReminders),
    "events that are public again": frequent(tellOfReturns),
    "unconfirmed registrations": frequent(removeUnconfirmed),
  },
  // These may take minutes, in small steps that readers do not notice.
  "search index": {
    [language]: { every: hour, work: ({ db, site }, _, stopping) => refreshIndex(db, site, stopping) },
    "deleted words": { every: hour, work: ({ db }, _, stopping) => mergeIndex(db, stopping) },
    "scattered words": { every: hour, work: ({ db }, _, stopping) => gatherIndex(db, stopping) },
  },
};

/** Does what comes again and again, each time in one of the nodes. */
export function openChores(services: Services): JobQueue {
  let isStopped = false;
  const stopping = { aborted: () => isStopped };
  const context = () => contextFor(services, null);
  const opened = Object.entries(queues).map(([name, chores]) =>
    openQueue({
      name,
      context,
      work: (ctx, id) => work(ctx, id, chores[id]),
      thrown: m.adminOverview.choreFailed,
      isNeverGivenUp: true,
      atOnce: name === "chores" ? 1 : undefined, // they lock much
      checkedEvery,
    }),
  );
  const all = async (work: (queue: JobQueue) => Promise<void>) => void (await Promise.all(opened.map(work)));

  async function work(ctx: Context, id: string, chore: Chore | undefined): Promise<Outcome> {
    if (!chore) return { dueAt: later(ctx.now, hour) }; // of another version, which runs beside this one
    await chore.work(ctx, services, stopping);
    ctx.log.debug({ chore: id }, "a chore was done");
    return { dueAt: isStopped ? ctx.now : later(ctx.now, chore.every) };
  }

  function followSettings(): void {
    let stemmed = services.site.language;
    services.settings.onReload(() => {
      if (services.site.language === stemmed) return;
      stemmed = services.site.language;
      const { log } = context();
      refreshSoon().then(wake, (err) =>
        log.warn({ err }, "the search index follows the site's language later"),
      );
    });
  }

  async function refreshSoon(): Promise<void> {
    const { now, write } = context();
    await write((db) => addJob(db, { queue: "search index", id: language, dueAt: now }, now));
  }

  function wake(): void {
    for (const queue of opened) queue.wake();
  }

  return {
    wake,
    async resume() {
      const { db, now, write } = context();
      const jobs = Object.entries(queues).flatMap(([queue, chores]) =>
        Object.entries(chores).map(([id, { every }]) => ({ queue, id, dueAt: later(now, every) })),
      );
      await planMissing(db.queries, write, jobs, now);
      if (await isBehind(db.queries, services.site)) await refreshSoon();
      followSettings();
      await all((queue) => queue.resume());
    },
    idle: () => all((queue) => queue.idle()),
    async close() {
      isStopped = true;
      await all((queue) => queue.close());
    },
  };
}
