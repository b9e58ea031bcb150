import type { Context } from "#core/context.ts";
import type { QueuedEmail } from "#features/emails/emails.server.ts";
import { changeEmail } from "./emails.server.ts";
import { resetEmail } from "./resets.server.ts";
import * as store from "./store.server.ts";
import { verificationEmail } from "./verification.server.ts";

/**
 * The email as it is right now; null if it has become pointless. Links get their token here, so that the queue holds no
 * secret, and an email that waited for the mail server has a link that is valid.
 */
export async function memberEmail(ctx: Context, { kind, recipient, userId, detail }: QueuedEmail) {
  const { queries } = ctx.db;
  const user = await (userId ? store.findUser(queries, userId) : store.findUserByEmail(queries, recipient));
  if (!user?.email) return null; // nobody has this address, or the account is deleted
  const account = { ...user, email: user.email };
  if (kind === "reset") return resetEmail(ctx, account);
  if (kind === "verification") return verificationEmail(ctx, account);
  return changeEmail(ctx.site, account, detail);
}
