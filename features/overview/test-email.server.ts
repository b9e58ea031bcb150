import type { AdminContext } from "#core/context.ts";
import type { Services } from "#core/services.ts";
import { noteMailServer } from "./checklist.server.ts";
import { findEmail } from "./store.server.ts";

type MailError = { code?: string; responseCode?: number };

/** Sends an email to the administrator who asks for it, and remembers the server if it accepts it. */
export async function sendTestEmail(ctx: AdminContext, _input: unknown, { mailer }: Services) {
  await ctx.limits.count("test email", ctx.actor.id);
  const to = await findEmail(ctx.db.queries, ctx.actor.id);
  const { name, url } = ctx.site;
  const text = `This is a test. If you can read it, ${name} can send emails: to members who verify their address, who
have forgotten their password, or whose account has changed.

${url}/admin
`;
  const server = mailer.server ?? null;
  try {
    const { file = null } = await mailer.send({ to, subject: `A test email from ${name}`, text });
    if (server) await noteMailServer(ctx, server);
    return { to, server, file, problem: null };
  } catch (error) {
    const failure = error as MailError;
    ctx.log.warn({ reason: failure.code, status: failure.responseCode }, "a test email was not sent");
    return { to, server, file: null, problem: problemOf(failure, server ?? "the outbox") };
  }
}

const problems: Record<string, (server: string) => string> = {
  EAUTH: (server) => `${server} rejected the user name or the password. Please check both in SMTP_URL.`,
  EENVELOPE: (server) => `${server} rejected the recipient or the sender.`,
  ETIMEDOUT: (server) => `${server} does not answer. Please check the host and the port in SMTP_URL.`,
  ETLS: (server) => `${server} and this site could not agree on encryption. Try smtps:// in SMTP_URL.`,
  EDNS: (server) => `${server} could not be found. Please check the host in SMTP_URL.`,
};
const unreachable = (server: string) =>
  `${server} cannot be reached. Please check the host and the port in the variable SMTP_URL.`;

/** Leaves out the server's own message, which may contain addresses. */
function problemOf({ code = "", responseCode }: MailError, server: string): string {
  const known = problems[code];
  if (known) return known(server);
  if (["ESOCKET", "ECONNECTION", "ECONNREFUSED", "ENOTFOUND", "ECONNRESET"].includes(code)) {
    return unreachable(server);
  }
  return responseCode
    ? `${server} rejected the email with the code ${responseCode}.`
    : `The email could not be sent through ${server}.`;
}
