import type { Context, MemberContext } from "#core/context.ts";
import type { Email } from "#core/email.ts";
import { AppError } from "#core/errors.ts";
import type { AccountServices } from "#core/services.ts";
import type { Queries } from "#db/engine.ts";
import { appUrl } from "#features/emails/app-url.server.ts";
import { queueEmail } from "#features/emails/emails.server.ts";
import { countStranger } from "#features/emails/strangers.server.ts";
import { greetingTo } from "#features/emails/words.ts";
import { m } from "#messages";
import * as store from "./store.server.ts";
import { addToken, takeToken } from "./tokens.store.server.ts";

/** Queues the email with the link. */
export async function startVerification(ctx: Context, queries: Queries, userId: string, dueAt: string) {
  const kind = "verification";
  await queueEmail(ctx, queries, { recipient: userId, userId, batch: kind, kind, dueAt });
}

type Recipient = Pick<store.User, "id" | "name" | "verifiedAt"> & { email: string };

export async function verificationEmail(ctx: Context, recipient: Recipient): Promise<Email | null> {
  const { id, email, name: entered, verifiedAt } = recipient;
  if (verifiedAt) return null;
  const token = await ctx.write((queries) => addToken(ctx, queries, "verificationTokens", id));
  const { name } = ctx.site;
  return {
    to: email,
    subject: m.members.verifySubject({ site: name }),
    content: {
      heading: m.members.verifyHeading(),
      greeting: greetingTo(entered, { proved: false }),
      paragraphs: [m.members.verifyText({ site: name })],
      // Browsers don't send what follows the #, so no log has it.
      button: { text: m.members.verifyButton(), url: appUrl(ctx.site, `/verify-email#${token}`) },
      notes: [m.members.verifyIgnore()],
      reason: m.members.verifyReason({ site: name }),
    },
  };
}

/** Links sent earlier stay valid until they expire. */
export async function resendVerification(ctx: MemberContext, _: unknown, { emails }: AccountServices) {
  const { id } = ctx.actor;
  await ctx.limits.count("verification", id);
  const user = await store.findUser(ctx.db.queries, id);
  if (!user?.email || user.verifiedAt) return { msg: m.members.alreadyVerified() };
  const dueAt = await countStranger(ctx);
  await ctx.write((queries) => startVerification(ctx, queries, id, dueAt));
  emails.wake();
  return { msg: m.members.linkSent({ email: user.email }) };
}

export async function verifyEmail(ctx: Context, { token }: { token: string }) {
  await ctx.limits.count("reset from one client", ctx.clientKey);
  await ctx.write(async (queries) => {
    const id = await takeToken(ctx, queries, "verificationTokens", token);
    if (!id) throw new AppError("bad_request", m.members.verifyLinkInvalid());
    await store.markVerified(queries, id, ctx.now);
  });
  return { msg: m.members.verified() };
}
