import type { Context, MemberContext } from "#core/context.ts";
import type { Inputs } from "#core/contract.ts";
import { AppError, fieldError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import { siteNetworkOf } from "#core/networks.ts";
import type { AccountServices, SigningKeys } from "#core/services.ts";
import type { Settings } from "#core/settings.ts";
import { countStranger } from "#features/emails/strangers.server.ts";
import { m } from "#messages";
import type { authEndpoints } from "./auth-contract.ts";
import { eitherOf } from "./either-of.ts";
import { emailKeyOf } from "./emails.server.ts";
import { chosenLanguage } from "./language.server.ts";
import { countAttempt, logFailure, rememberPlace } from "./login-attempts.server.ts";
import { memberNamed } from "./members.server.ts";
import { hashingFor } from "./password-queue.server.ts";
import { checkPassword, hashPassword } from "./passwords.server.ts";
import { revokeSessions } from "./sessions.store.server.ts";
import * as store from "./store.server.ts";
import { issueToken } from "./tokens.server.ts";
import { startVerification } from "./verification.server.ts";
import { refuseWeak } from "./weak-passwords.server.ts";

type Input = Inputs<typeof authEndpoints>;

/** Creates an account and sends the link that verifies its address. Throws if the address is taken. */
export async function register(ctx: Context, input: Input["register"], { emails }: AccountServices) {
  const { name, email, password } = input;
  await ctx.limits.count("signup", ctx.clientKey);
  await ctx.limits.count("signup from one network", siteNetworkOf(ctx.clientKey));
  refuseUninvited(ctx.site.accounts, email);
  refuseWeak(ctx.site, password, { name, email });
  const emailKey = emailKeyOf(email);
  if (await store.findUserByEmail(ctx.db.queries, emailKey)) throw taken();
  const dueAt = await countStranger(ctx);
  const passwordHash = await hashPassword(password, hashingFor(ctx, "signup"));
  const id = newId(Date.parse(ctx.now));
  await ctx.write(async (queries) => {
    const added = await store.addUser(queries, {
      id,
      name: name.trim(),
      email: email.trim(),
      emailKey,
      passwordHash,
      joinedAt: ctx.now,
      language: chosenLanguage(ctx.site),
    });
    if (!added) throw taken();
    await startVerification(ctx, queries, id, dueAt);
  });
  emails.wake();
  return { msg: m.members.accountMade(), user: await memberNamed(ctx, id) };
}

/** Unknown addresses and wrong passwords get the same answer after the same time. */
export async function login(
  ctx: Context,
  { email, password }: Input["login"],
  { signingKeys }: AccountServices,
) {
  const emailKey = emailKeyOf(email);
  const { isKnown, succeeded } = await countAttempt(ctx, signingKeys, emailKey);
  const user = await store.findUserByEmail(ctx.db.queries, emailKey);
  const { matches, rehashed } = await checkPassword(
    user?.passwordHash,
    password,
    hashingFor(ctx, isKnown ? "login from a known network" : "login"),
  );
  const token = user && matches ? await openSession(ctx, signingKeys, user, rehashed) : undefined;
  if (!user || !token) {
    logFailure(ctx, signingKeys, emailKey);
    throw new AppError("unauthorized", m.members.loginWrong());
  }
  await succeeded();
  return { token, user: await memberNamed(ctx, user.id) };
}

/** Undefined if the account was disabled, or its password replaced, while the password was being verified. */
async function openSession(ctx: Context, signingKeys: SigningKeys, user: store.User, rehashed?: string) {
  return ctx.write(async (queries) => {
    if (!(await store.lockAccount(ctx.db, queries, user))) return undefined;
    if (rehashed) await store.updateUser(queries, user.id, { passwordHash: rehashed });
    await rememberPlace(ctx, signingKeys, queries, user);
    return issueToken(queries, signingKeys, user.id, ctx.now);
  });
}

export async function logout(ctx: MemberContext) {
  await ctx.write((queries) => revokeSessions(queries, { id: ctx.actor.session }, ctx.now));
  return { msg: m.members.loggedOut() };
}

export async function logoutEverywhere(ctx: MemberContext) {
  await ctx.write((queries) => revokeSessions(queries, { userId: ctx.actor.id }, ctx.now));
  return { msg: m.members.loggedOutEverywhere() };
}

/** The institute may close registration or limit it to some email domains. */
function refuseUninvited({ signups, domains }: Settings["accounts"], email: string): void {
  if (signups === "closed") {
    throw new AppError("forbidden", m.members.signupClosed());
  }
  const domain = email.trim().toLowerCase().split("@").at(-1) ?? "";
  if (signups === "open" || domains.includes(domain)) return;
  throw fieldError("email", m.members.otherDomain({ domains: eitherOf(domains) }), "forbidden");
}

function taken(): AppError {
  return fieldError("email", m.members.emailTaken(), "conflict");
}
