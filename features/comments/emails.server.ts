import type { Context, MemberContext } from "#core/context.ts";
import { hour } from "#core/durations.ts";
import type { Email } from "#core/email.ts";
import type { Services } from "#core/services.ts";
import { type QueuedEmail, queueEmail } from "#features/emails/emails.server.ts";
import * as store from "./moderation.store.server.ts";

/** The kind of emails about comments that wait. */
export const kind = "comments-waiting";

/**
 * Queues one email to each administrator, due at the next full hour: however many comments come, it is one an hour. A
 * comment that is stored is never refused because of it.
 */
export async function tellAdministrators(ctx: MemberContext, { wake }: Pick<Services["emails"], "wake">) {
  if (!ctx.site.accounts.commentEmails) return;
  const dueAt = new Date((Math.floor(Date.parse(ctx.now) / hour) + 1) * hour).toISOString();
  try {
    await ctx.write(async (queries) => {
      for (const { id } of await store.listAdministrators(queries))
        await queueEmail(ctx, queries, { recipient: id, userId: id, batch: kind, kind, dueAt });
    });
    wake();
  } catch (error) {
    ctx.log.error({ err: error }, "an email about a comment was not queued");
  }
}

/** It has no words of the comments: nobody can use the site to send text to administrators. */
export async function waitingEmail({ db, site }: Context, { userId }: QueuedEmail): Promise<Email | null> {
  const { queries } = db;
  if (!site.accounts.commentEmails) return null;
  const admin = (await store.listAdministrators(queries)).find(({ id }) => id === userId);
  const count = await store.countWaiting(queries);
  if (!admin || count === 0) return null;
  const articles = await store.waitingByArticle(queries);
  const some = count >= store.maxCounted ? `More than ${store.maxCounted - 1}` : `${count}`;
  const comments = `${some} ${count === 1 ? "comment waits" : "comments wait"}`;
  return {
    to: admin.email,
    subject: `${comments} for approval at ${site.name}`,
    content: {
      heading: `${comments} for approval`,
      paragraphs: [
        `${comments} for your approval at ${site.name}. Readers do not see ${count === 1 ? "it" : "them"} yet.`,
      ],
      facts: [
        {
          name: articles.length === 1 ? "Article" : "Articles",
          value: articles.map(({ title, waiting }) => (waiting === 1 ? title : `${title} (${waiting})`)),
        },
      ],
      button: { text: "Accept or take down", url: `${site.url}/manage-comments?state=waiting` },
      reason: `You get this email because you are an administrator of ${site.name}. There is at most one an hour. You can turn them off in the settings, under “Accounts and comments”.`,
    },
  };
}
