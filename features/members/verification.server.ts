import type { Context, MemberContext } from "#core/context.ts";
import type { Email } from "#core/email.ts";
import { AppError } from "#core/errors.ts";
import type { AccountServices } from "#core/services.ts";
import type { Queries } from "#db/engine.ts";
import type { UserTable } from "#db/schema.ts";
import { queueEmail } from "#features/emails/emails.server.ts";
import { countStranger } from "#features/emails/strangers.server.ts";
import { greetingTo } from "#features/emails/words.ts";
import * as store from "./store.server.ts";
import { addToken, takeToken } from "./tokens.store.server.ts";

/** Queues the email with the link. */
export async function startVerification(ctx: Context, queries: Queries, userId: string, dueAt: string) {
  const kind = "verification";
  await queueEmail(ctx, queries, { recipient: userId, userId, batch: kind, kind, dueAt });
}

type Recipient = Pick<UserTable, "id" | "name" | "verifiedAt"> & { email: string };

export async function verificationEmail(ctx: Context, recipient: Recipient): Promise<Email | null> {
  const { id, email, name: entered, verifiedAt } = recipient;
  if (verifiedAt) return null;
  const token = await ctx.write((queries) => addToken(ctx, queries, "verificationTokens", id));
  const { name, url } = ctx.site;
  return {
    to: email,
    subject: `Verify your email address for ${name}`,
    content: {
      heading: "Verify your email address",
      greeting: greetingTo(entered, { proved: false }),
      paragraphs: [`You asked for an account at ${name}. Please verify this address within 24 hours.`],
      // Browsers don't send what follows the #, so no log has it.
      button: { text: "Verify my email address", url: `${url}/verify-email#${token}` },
      notes: ["If you did not ask for it, ignore this email and do not open the link."],
      reason: `You get this email because an account at ${name} was created with this address.`,
    },
  };
}

/** Links sent earlier stay valid until they expire. */
export async function resendVerification(ctx: MemberContext, _: unknown, { emails }: AccountServices) {
  const { id } = ctx.actor;
  await ctx.limits.count("verification", id);
  const user = await store.findUser(ctx.db.queries, id);
  if (!user?.email || user.verifiedAt) return { msg: "Your email address is already verified." };
  const dueAt = await countStranger(ctx);
  await ctx.write((queries) => startVerification(ctx, queries, id, dueAt));
  emails.wake();
  return { msg: `We have sent a link to ${user.email}. It is valid for 24 hours.` };
}

export async function verifyEmail(ctx: Context, { token }: { token: string }) {
  await ctx.limits.count("reset from one client", ctx.clientKey);
  await ctx.write(async (queries) => {
    const id = await takeToken(ctx, queries, "verificationTokens", token);
    if (!id)
      throw new AppError("bad_request", "This link is no longer valid. You can send yourself a new one.");
    await store.markVerified(queries, id, ctx.now);
  });
  return { msg: "Your email address is verified." };
}
