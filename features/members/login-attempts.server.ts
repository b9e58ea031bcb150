import { createHmac } from "node:crypto";
import type { Context } from "#core/context.ts";
import { AppError, isAppError } from "#core/errors.ts";
import { siteNetworkOf } from "#core/networks.ts";
import type { SigningKeys } from "#core/services.ts";
import type { Queries } from "#db/engine.ts";
import { m } from "#messages";
import * as sessions from "./sessions.store.server.ts";

/**
 * Counts an attempt before it is known whether it fails, so that parallel attempts all count. Returns how to
 * uncount it after a success. Failures are limited for the account from this client, and for the client. If the
 * account has not used this client's network in the last 30 days, they are also limited for the client's /48 or /24,
 * for the account from there, and for the account from all such networks.
 */
export async function countAttempt(ctx: Context, signingKeys: SigningKeys, emailKey: string) {
  const { limits, clientKey, db, now } = ctx;
  const network = siteNetworkOf(clientKey);
  const fromNetwork = `${emailKey} ${network}`;
  // Also those that were noted before there was a newer key.
  const places = signingKeys.map((key) => placeHash(ctx, [key], emailKey));
  const isKnown = await sessions.isKnownPlace(db.queries, places, now);
  if (!isKnown) await limits.count("login from one network", network);
  await limits.count("login from one client", clientKey);
  await limits.count("login", pairOf(ctx, emailKey));
  if (!isKnown) {
    await limits.count("login to one account from one network", fromNetwork);
    await countForAccount(ctx, emailKey);
  }
  async function succeeded(): Promise<void> {
    await forgetAttempts(ctx, emailKey);
    await limits.uncount("login from one client", clientKey);
    if (isKnown) return;
    await limits.uncount("login from one network", network);
    await limits.uncount("login to one account from one network", fromNetwork);
    await limits.uncount("login to one account", emailKey);
  }
  return { isKnown, succeeded };
}

export async function forgetAttempts(ctx: Context, emailKey: string): Promise<void> {
  await ctx.limits.forget("login", pairOf(ctx, emailKey));
}

/** Remembers a network, from which the account stays usable, however often others guess elsewhere. */
export async function rememberPlace(
  ctx: Context,
  signingKeys: SigningKeys,
  queries: Queries,
  { id, emailKey }: { id: string; emailKey: string | null },
): Promise<void> {
  if (!emailKey) return;
  const hash = placeHash(ctx, signingKeys, emailKey);
  await sessions.rememberPlace(queries, { hash, userId: id, usedAt: ctx.now });
}

/** The log names neither the address nor the network. */
export function logFailure(ctx: Context, signingKeys: SigningKeys, emailKey: string): void {
  ctx.log.info(
    { account: accountOf(signingKeys, emailKey), client: keyedHash(signingKeys, "client", ctx.clientKey) },
    "a login failed",
  );
}

export function accountOf(signingKeys: SigningKeys, emailKey: string): string {
  return keyedHash(signingKeys, "account", emailKey);
}

async function countForAccount({ limits }: Context, emailKey: string): Promise<void> {
  try {
    await limits.count("login to one account", emailKey);
  } catch (error) {
    if (!isAppError(error)) throw error;
    const msg = m.members.unknownNetwork();
    throw new AppError("too_many_requests", msg, { retryAfter: error.retryAfter });
  }
}

function pairOf({ clientKey }: Context, emailKey: string): string {
  return `${emailKey} ${clientKey}`;
}

function placeHash({ clientKey }: Context, signingKeys: SigningKeys, emailKey: string): string {
  return keyedHash(signingKeys, "place", emailKey, clientKey);
}

/** A short HMAC-SHA-256: equal for equal texts, and not reversible. */
function keyedHash([signingKey]: SigningKeys, ...texts: string[]): string {
  return createHmac("sha256", signingKey).update(JSON.stringify(texts)).digest("base64url").slice(0, 22);
}
