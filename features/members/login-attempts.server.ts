import { createHmac } from "node:crypto";
import type { Context } from "#core/context.ts";
import { AppError, isAppError } from "#core/errors.ts";
import { siteNetworkOf } from "#core/networks.ts";
import type { Queries } from "#db/engine.ts";
import * as sessions from "./sessions.store.server.ts";

/**
 * Counts an attempt before it is known whether it fails, so that parallel attempts all count. Returns how to
 * uncount it after a success. Failures are limited for the account from this client, and for the client. If the
 * account has not used this client's network in the last 30 days, they are also limited for the client's /48 or /24,
 * for the account from there, and for the account from all such networks.
 */
export async function countAttempt(ctx: Context, signingKey: Uint8Array, emailKey: string) {
  const { limits, clientKey, db, now } = ctx;
  const network = siteNetworkOf(clientKey);
  const fromNetwork = `${emailKey} ${network}`;
  const isKnown = await sessions.isKnownPlace(db.queries, placeHash(ctx, signingKey, emailKey), now);
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
  signingKey: Uint8Array,
  queries: Queries,
  { id, emailKey }: { id: string; emailKey: string | null },
): Promise<void> {
  if (!emailKey) return;
  const hash = placeHash(ctx, signingKey, emailKey);
  await sessions.rememberPlace(queries, { hash, userId: id, usedAt: ctx.now });
}

/** The log names neither the address nor the network. */
export function logFailure(ctx: Context, signingKey: Uint8Array, emailKey: string): void {
  ctx.log.info(
    { account: accountOf(signingKey, emailKey), client: keyedHash(signingKey, "client", ctx.clientKey) },
    "a login failed",
  );
}

export function accountOf(signingKey: Uint8Array, emailKey: string): string {
  return keyedHash(signingKey, "account", emailKey);
}

async function countForAccount({ limits }: Context, emailKey: string): Promise<void> {
  try {
    await limits.count("login to one account", emailKey);
  } catch (error) {
    if (!isAppError(error)) throw error;
    const msg =
      "Too many attempts to log in with this address. Log in from a network that you have used before, or choose a new password by email.";
    throw new AppError("too_many_requests", msg, { retryAfter: error.retryAfter });
  }
}

function pairOf({ clientKey }: Context, emailKey: string): string {
  return `${emailKey} ${clientKey}`;
}

function placeHash({ clientKey }: Context, signingKey: Uint8Array, emailKey: string): string {
  return keyedHash(signingKey, "place", emailKey, clientKey);
}

/** A short HMAC-SHA-256: equal for equal texts, and not reversible. */
function keyedHash(signingKey: Uint8Array, ...texts: string[]): string {
  return createHmac("sha256", signingKey).update(JSON.stringify(texts)).digest("base64url").slice(0, 22);
}
