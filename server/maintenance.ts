import { tmpdir } from "node:os";
import { documentKinds } from "#api/operations.ts";
import type { Context } from "#core/context.ts";
import { day } from "#core/durations.ts";
import { removeOrphans } from "#core/process-folders.ts";
import type { Services } from "#core/services.ts";
import { advanceSeries } from "#features/blogs/event-series.server.ts";
import { purgeComments } from "#features/comments/moderation.server.ts";
import { forgetFailedEmails } from "#features/emails/emails.server.ts";
import { forgetEnded } from "#features/members/sessions.store.server.ts";
import { purgeDocuments } from "#features/publishing/trash.server.ts";
import { queueReminders } from "#features/registrations/emails/reminders.server.ts";
import { tellOfReturns } from "#features/registrations/event-changes.server.ts";
import { emptyLog, removeGuests, removeUnconfirmed } from "#features/registrations/removal.server.ts";
import { followLanguage, mergeIndex } from "#features/search-index/store.server.ts";
import { contextFor } from "./services.ts";
import { uploadFolders } from "./uploads.ts";

const fiveMinutes = 300_000;

type Chore = (ctx: Context, services: Services) => Promise<void>;

const chores: Record<string, Chore> = {
  "ended sessions": ({ now, write }) => write((queries) => forgetEnded(queries, now)),
  ...Object.fromEntries(
    Object.values(documentKinds).map((kind): [string, Chore] => [
      `${kind.table} in the trash`,
      (ctx, services) => purgeDocuments(ctx, kind, services),
    ]),
  ),
  "comments that were taken down": purgeComments,
  "uploads that were broken off": () => removeOrphans(tmpdir(), uploadFolders),
  "guests of past events": removeGuests,
  "emails that failed long ago": forgetFailedEmails,
  "files of articles that are not public": (_, { exports }) => exports.removeHidden(),
  "emails in the outbox": async ({ now }, { mailer }) => mailer.purge(now),
};

const frequentChores: typeof chores = {
  "next dates of events": advanceSeries,
  reminders: queueReminders,
  "events that are public again": tellOfReturns,
  "unconfirmed registrations": removeUnconfirmed,
  "guests in the database's log": emptyLog,
};

/** Does all chores now, and then once a day or every five minutes. Returns a function that stops. */
export async function startMaintenance(services: Services): Promise<() => Promise<void>> {
  await run(services, chores);
  await run(services, frequentChores);
  let stopped = false;
  const stopping = { aborted: () => stopped };
  const follow = () =>
    followLanguage(services.db, services.site, stopping).catch((err) =>
      services.log.warn({ err }, "the search index does not follow the site's language"),
    );
  // In small steps, so that readers do not notice. A large site takes a minute after something was deleted.
  const merge = () =>
    mergeIndex(services.db, stopping).catch((err) =>
      services.log.warn({ err }, "the search index was not merged"),
    );
  let background = follow().then(merge);
  services.settings.onReload(() => void follow());
  const timer = setInterval(() => {
    background = run(services, chores).then(follow).then(merge);
  }, day);
  timer.unref();
  const often = setInterval(() => void run(services, frequentChores), fiveMinutes);
  often.unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    clearInterval(often);
    await background;
  };
}

/** A failed one is done again the next time. */
async function run(services: Services, some: typeof chores): Promise<void> {
  for (const [what, work] of Object.entries(some)) {
    try {
      await work(contextFor(services, null), services);
    } catch (error) {
      services.log.warn({ err: error }, `maintenance failed: ${what}`);
    }
  }
}
