import type { AdminContext } from "#core/context.ts";
import type { Services } from "#core/services.ts";
import { problemOf, reasonOf } from "#features/emails/problems.server.ts";
import { m } from "#messages";
import { noteMailServer } from "./checklist.server.ts";
import { findEmail } from "./store.server.ts";

/** Sends an email to the administrator who asks for it, and remembers the server if it accepts it. */
export async function sendTestEmail(ctx: AdminContext, _input: unknown, { mailer }: Services) {
  await ctx.limits.count("test email", ctx.actor.id);
  const to = await findEmail(ctx.db.queries, ctx.actor.id);
  const { name, url } = ctx.site;
  const content = {
    heading: m.adminOverview.testEmailHeading(),
    paragraphs: [m.adminOverview.testEmailText({ name })],
    button: { text: m.adminOverview.testEmailButton(), url: `${url}/admin` },
    reason: m.adminOverview.testEmailReason({ name }),
  };
  const server = mailer.server ?? null;
  try {
    const { file = null } = await mailer.send({
      to,
      subject: m.adminOverview.testEmailSubject({ name }),
      content,
    });
    if (server) await noteMailServer(ctx, server);
    return { to, server, file, problem: null };
  } catch (error) {
    ctx.log.warn(reasonOf(error as Error), "a test email was not sent");
    return { to, server, file: null, problem: problemOf(error as Error, mailer.server) };
  }
}
