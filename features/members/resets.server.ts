import { randomInt } from "node:crypto";
import type { Context, MemberContext } from "#core/context.ts";
import type { Inputs } from "#core/contract.ts";
import type { Email } from "#core/email.ts";
import { AppError, fieldError } from "#core/errors.ts";
import type { AccountServices, SigningKeys } from "#core/services.ts";
import type { Queries } from "#db/engine.ts";
import { appUrl } from "#features/emails/app-url.server.ts";
import { queueEmail } from "#features/emails/emails.server.ts";
import { mayResetStranger } from "#features/emails/strangers.server.ts";
import { greetingTo } from "#features/emails/words.ts";
import { m } from "#messages";
import type { authEndpoints } from "./auth-contract.ts";
import { emailKeyOf, notify } from "./emails.server.ts";
import { forgetAttempts, rememberPlace } from "./login-attempts.server.ts";
import { hashingFor } from "./password-queue.server.ts";
import { checkPassword, hashPassword } from "./passwords.server.ts";
import { endAccess } from "./sessions.store.server.ts";
import * as store from "./store.server.ts";
import { issueToken } from "./tokens.server.ts";
import { addToken, findToken, takeToken } from "./tokens.store.server.ts";
import { refuseWeak } from "./weak-passwords.server.ts";

const sendAfter: [number, number] = [20, 200]; // milliseconds
const maxLength = 254;

type Input = Inputs<typeof authEndpoints>;

/** Queues an email for every address, and always answers the same: nobody learns who has an account. */
export async function forgotPassword(
  ctx: Context,
  { email }: Input["forgotPassword"],
  { emails }: AccountServices,
) {
  const recipient = emailKeyOf(email);
  await ctx.limits.count("reset from one client", ctx.clientKey);
  await ctx.limits.count("reset", recipient);
  if (/^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(recipient) && recipient.length <= maxLength)
    await ctx.write((queries) => queueEmail(ctx, queries, { recipient, batch: "reset", kind: "reset" }));
  // Later, so that the time of the answer does not tell known addresses from unknown ones.
  setTimeout(emails.wake, randomInt(...sendAfter));
  return { msg: m.members.resetSent() };
}

/** The token was sent to the address, so it also verifies the address. */
export async function resetPassword(ctx: Context, input: Input["resetPassword"], services: AccountServices) {
  const { token, password } = input;
  const { queries } = ctx.db;
  await ctx.limits.count("reset from one client", ctx.clientKey);
  const id = await findToken(ctx, queries, "resetTokens", token);
  const user = id ? await store.findUser(queries, id) : undefined;
  if (!user?.emailKey) throw invalidLink();
  refuseWeak(ctx.site, password, user);
  const passwordHash = await hashPassword(password, hashingFor(ctx, "reset"));
  await ctx.write(async (queries) => {
    if (!(await takeToken(ctx, queries, "resetTokens", token))) throw invalidLink();
    await replacePassword(ctx, services.signingKeys, queries, { ...user, passwordHash });
    await store.markVerified(queries, user.id, ctx.now);
    await notify(ctx, queries, user.id, "password");
  });
  services.emails.wake();
  await forgetAttempts(ctx, user.emailKey);
  return { msg: m.members.passwordReset() };
}

/** Ends every other session; this one continues with a new token. */
export async function changePassword(
  ctx: MemberContext,
  { currentPassword, password }: Input["changePassword"],
  { emails, signingKeys }: AccountServices,
) {
  const user = await confirmPassword(ctx, currentPassword, "currentPassword");
  refuseWeak(ctx.site, password, user);
  const passwordHash = await hashPassword(password, hashingFor(ctx, "change"));
  const token = await ctx.write(async (queries) => {
    if (!(await store.lockAccount(ctx.db, queries, user))) throw wrongPassword("currentPassword");
    await replacePassword(ctx, signingKeys, queries, { ...user, passwordHash });
    await notify(ctx, queries, user.id, "password");
    return issueToken(queries, signingKeys, user.id, ctx.now);
  });
  emails.wake();
  return { msg: m.members.passwordSaved(), token };
}

/** Ends everything that the old password has opened. The network of this request stays known. */
async function replacePassword(
  ctx: Context,
  signingKeys: SigningKeys,
  queries: Queries,
  user: { id: string; emailKey: string | null; passwordHash: string },
): Promise<void> {
  await store.updateUser(queries, user.id, { passwordHash: user.passwordHash });
  await endAccess(queries, user.id, ctx.now);
  await rememberPlace(ctx, signingKeys, queries, user);
}

/** Throws unless this is the actor's password. A later write must lock the account with this password. */
export async function confirmPassword(ctx: MemberContext, password: string, path: string) {
  const { id } = ctx.actor;
  await ctx.limits.count("password", id);
  const user = await store.findUser(ctx.db.queries, id);
  const { matches } = await checkPassword(user?.passwordHash, password, hashingFor(ctx, "change"));
  if (!user || !matches) throw wrongPassword(path);
  await ctx.limits.forget("password", id);
  return user;
}

export function wrongPassword(path: string): AppError {
  return fieldError(path, m.members.passwordWrong());
}

function invalidLink(): AppError {
  return new AppError("bad_request", m.members.resetLinkInvalid());
}

export async function resetEmail(
  ctx: Context,
  { id, email: to, name: entered, disabledAt, verifiedAt }: store.User & { email: string },
): Promise<Email | null | "later"> {
  if (disabledAt) return null;
  if (!verifiedAt && !(await mayResetStranger(ctx))) return "later";
  const token = await ctx.write((queries) => addToken(ctx, queries, "resetTokens", id));
  const { name } = ctx.site;
  return {
    to,
    subject: m.members.resetSubject({ site: name }),
    content: {
      heading: m.members.resetHeading(),
      greeting: greetingTo(entered, { proved: verifiedAt !== null }),
      paragraphs: [m.members.resetText({ site: name })],
      // Browsers do not send what follows the #, so no log has it.
      button: { text: m.members.chooseNew(), url: appUrl(ctx.site, `/reset-password#${token}`) },
      notes: [m.members.resetIgnore()],
      reason: m.members.resetReason({ site: name }),
    },
  };
}
