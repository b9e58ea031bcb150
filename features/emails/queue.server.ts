import type { Context } from "#core/context.ts";
import { minute } from "#core/durations.ts";
import type { Email } from "#core/email.ts";
import type { JobQueue, Mailer } from "#core/services.ts";
import { siteLanguageFor } from "#core/site-languages.ts";
import { later, type Outcome, openQueue } from "#features/jobs/queue.server.ts";
import { siteIn } from "#features/settings/texts.server.ts";
import { inLanguage, m, unworded } from "#messages";
import { isRejected, problemOf, reasonOf } from "./problems.server.ts";
import * as store from "./store.server.ts";

const laterBy = 10 * minute;

/** The email as it is now. Null if it has nothing to say any more; "later" if it may have, but not yet. */
type Compose = (ctx: Context, email: store.QueuedEmail) => Promise<Email | null | "later">;

type Options = { context(): Context; mailer: Mailer; compose: { member: Compose; guest: Compose } };

/** Sends what is queued. */
export function openEmailQueue({ context, mailer, compose }: Options): JobQueue {
  return openQueue({
    name: store.queue,
    context,
    work: send,
    thrown: m.adminEmails.composeFailed,
  });

  async function send(ctx: Context, id: string): Promise<Outcome> {
    const row = await store.findEmail(ctx.db.queries, id);
    if (!row) return {};
    const isToGuest = row.registrationId !== null;
    const language = (await store.languageOf(ctx.db.queries, row)) || ctx.site.language;
    const of = siteLanguageFor(ctx.site, language);
    const own = { ...ctx, language: of, site: siteIn(ctx.site, of) };
    const email = await inLanguage(language, () => compose[isToGuest ? "guest" : "member"](own, row));
    if (email === "later") return { dueAt: later(ctx.now, laterBy) };
    if (!email) return { finish: (db) => store.removeEmail(db, id) };
    try {
      await inLanguage(language, () => mailer.send(email));
    } catch (error) {
      ctx.log.error(reasonOf(error as Error), "an email was not sent");
      const problem = unworded(() => problemOf(error as Error, mailer.server));
      return { problem, isFinal: isRejected(error as Error) };
    }
    // What guests were sent is counted, and no batch is sent twice.
    return { finish: (db) => (isToGuest ? store.markSent(db, id, ctx.now) : store.removeEmail(db, id)) };
  }
}
