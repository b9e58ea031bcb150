import type { AdminContext } from "#core/context.ts";
import type { Services } from "#core/services.ts";
import { problemOf, reasonOf } from "#features/emails/problems.server.ts";
import { noteMailServer } from "./checklist.server.ts";
import { findEmail } from "./store.server.ts";

/** Sends an email to the administrator who asks for it, and remembers the server if it accepts it. */
export async function sendTestEmail(ctx: AdminContext, _input: unknown, { mailer }: Services) {
  await ctx.limits.count("test email", ctx.actor.id);
  const to = await findEmail(ctx.db.queries, ctx.actor.id);
  const { name, url } = ctx.site;
  const content = {
    heading: "A test email",
    paragraphs: [
      `This is a test. If you can read it, ${name} can send emails: to members who verify their address, who have forgotten their password, or whose account has changed.`,
    ],
    button: { text: "Go to the overview", url: `${url}/admin` },
    reason: `You get this email because you asked for it as an administrator of ${name}.`,
  };
  const server = mailer.server ?? null;
  try {
    const { file = null } = await mailer.send({ to, subject: `A test email from ${name}`, content });
    if (server) await noteMailServer(ctx, server);
    return { to, server, file, problem: null };
  } catch (error) {
    ctx.log.warn(reasonOf(error as Error), "a test email was not sent");
    return { to, server, file: null, problem: problemOf(error as Error, mailer.server) };
  }
}
