import type { Context, MemberContext } from "#core/context.ts";
import { hour } from "#core/durations.ts";
import type { Email } from "#core/email.ts";
import type { Services } from "#core/services.ts";
import { appUrl } from "#features/emails/app-url.server.ts";
import { type QueuedEmail, queueEmail } from "#features/emails/emails.server.ts";
import { m } from "#messages";
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
  const { subject, heading, text } = countTexts(count, site.name);
  return {
    to: admin.email,
    subject,
    content: {
      heading,
      paragraphs: [text],
      facts: [
        {
          name: m.adminComments.emailArticles({ count: articles.length }),
          value: articles.map(({ title, waiting }) => (waiting === 1 ? title : `${title} (${waiting})`)),
        },
      ],
      button: { text: m.adminComments.decide(), url: appUrl(site, "/manage-comments?state=waiting") },
      reason: m.adminComments.emailReason({ site: site.name }),
    },
  };
}

/** More than 99 are not counted. */
function countTexts(count: number, site: string) {
  const most = store.maxCounted - 1;
  return count > most
    ? {
        subject: m.adminComments.emailSubjectMore({ count: most, site }),
        heading: m.adminComments.emailHeadingMore({ count: most }),
        text: m.adminComments.emailTextMore({ count: most, site }),
      }
    : {
        subject: m.adminComments.emailSubject({ count, site }),
        heading: m.adminComments.emailHeading({ count }),
        text: m.adminComments.emailText({ count, site }),
      };
}
