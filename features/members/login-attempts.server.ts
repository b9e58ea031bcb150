import type { Visit } from "#core/context.ts";
import { isRefusal, Refusal } from "#core/errors.ts";
import type { Queries } from "#db/engine.ts";
import { keyedHash } from "./keyed-hash.server.ts";
import * as sessions from "./sessions.store.server.ts";

/**
 * Counts an attempt to log in before it is known whether it fails, so that parallel attempts all count. Returns how to
 * take the count back when it succeeds. Failures are limited for the account at this place, for the place, and for the
 * account at all places from which it was not used in the last 30 days.
 */
export async function countAttempt(visit: Visit, emailKey: string): Promise<() => Promise<void>> {
  const { limits, place, db, now } = visit;
  await limits.count("login from one place", place);
  await limits.count("login", pairOf(visit, emailKey));
  const isKnown = await sessions.isKnownPlace(db.queries, placeHash(visit, emailKey), now);
  if (!isKnown) await countForAccount(visit, emailKey);
  return async () => {
    await forgetAttempts(visit, emailKey);
    await limits.uncount("login from one place", place);
    if (!isKnown) await limits.uncount("login to one account", emailKey);
  };
}

/** Failed attempts for the account from this place no longer count. */
export async function forgetAttempts(visit: Visit, emailKey: string): Promise<void> {
  await visit.limits.forget("login", pairOf(visit, emailKey));
}

/** Part of the write of a login: from here the account stays usable, however often others guess elsewhere. */
export async function rememberPlace(
  visit: Visit,
  queries: Queries,
  { id, emailKey }: { id: string; emailKey: string | null },
): Promise<void> {
  if (!emailKey) return;
  const hash = placeHash(visit, emailKey);
  await sessions.rememberPlace(queries, { hash, userId: id, usedAt: visit.now });
}

/** Logs a failed login, without the address and without the place. */
export function logFailure(visit: Visit, emailKey: string): void {
  visit.log.info(
    { account: accountOf(visit, emailKey), client: keyedHash(visit.secret, "client", visit.place) },
    "a login failed",
  );
}

/** The name of an account in the log. */
export function accountOf({ secret }: Visit, emailKey: string): string {
  return keyedHash(secret, "account", emailKey);
}

async function countForAccount({ limits }: Visit, emailKey: string): Promise<void> {
  try {
    await limits.count("login to one account", emailKey);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const msg =
      "Too many attempts to log in with this address. Log in from a network that you have used before, or choose a new password by email.";
    throw new Refusal("too many", msg, { retryAfter: error.retryAfter });
  }
}

function pairOf({ place }: Visit, emailKey: string): string {
  return `${emailKey} ${place}`;
}

function placeHash({ secret, place }: Visit, emailKey: string): string {
  return keyedHash(secret, "place", emailKey, place);
}
