import { randomInt } from "node:crypto";
import { signedIn } from "#core/actor.ts";
import type { Visit } from "#core/context.ts";
import { Refusal } from "#core/errors.ts";
import type { Queries } from "#db/engine.ts";
import type { UserTable } from "#db/schema.ts";
import { emailKeyOf } from "./accounts.server.ts";
import { hashOf, newToken, notify, reasonOf } from "./emails.server.ts";
import { forgetAttempts, rememberPlace } from "./login-attempts.server.ts";
import { checkPassword, hashPassword } from "./passwords.server.ts";
import * as sessions from "./sessions.store.server.ts";
import * as store from "./store.server.ts";
import { issueToken } from "./tokens.server.ts";
import * as tokens from "./tokens.store.server.ts";
import { markVerified } from "./verification.server.ts";
import { refuseWeak } from "./weak-passwords.server.ts";

const lifetime = 30 * 60 * 1000; // milliseconds
const sendAfter: [number, number] = [20, 200]; // milliseconds

/**
 * Sends a link to a new password if somebody has this address. The answer is the same, and given before
 * anything is looked up, so that nobody learns who has an account.
 */
export async function forgotPassword(visit: Visit, { email }: { email: string }): Promise<{ msg: string }> {
  await visit.limits.count("reset from one place", visit.place);
  await visit.limits.count("reset", emailKeyOf(email));
  // At a moment of its own: what is only done for known addresses must not be heard in the time of the answer.
  setTimeout(
    () => {
      sendLink(visit, emailKeyOf(email)).catch((error) => {
        visit.log.error(reasonOf(error), "an email was not sent");
      });
    },
    randomInt(...sendAfter),
  );
  return { msg: "If this address has an account, an email with a link is on its way." };
}

/**
 * Sets a new password with the token of an email, once, within thirty minutes, and ends every session. The token was
 * sent to the address, so it also verifies the address.
 */
export async function resetPassword(
  visit: Visit,
  { token, password }: { token: string; password: string },
): Promise<{ msg: string }> {
  const { db, now } = visit;
  await visit.limits.count("reset from one place", visit.place);
  const asked = { hash: hashOf(token), now };
  const id = await tokens.findToken(db.queries, "resetTokens", asked);
  const user = id ? await store.findUser(db.queries, id) : undefined;
  if (!user?.emailKey) throw invalidLink();
  refuseWeak(visit.site, password, user);
  const passwordHash = await hashPassword(password);
  await visit.write(async (queries) => {
    if (!(await tokens.takeToken(queries, "resetTokens", asked))) throw invalidLink();
    await replacePassword(visit, queries, { ...user, passwordHash });
    await markVerified(visit, queries, user.id);
  });
  await forgetAttempts(visit, user.emailKey);
  notify(visit, user.email, "password");
  return { msg: "Your password has been changed. Please log in." };
}

/** Changes the actor's password; every other session ends, and this one goes on with a new token. */
export async function changePassword(
  visit: Visit,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<{ msg: string; token: string }> {
  const user = await confirmPassword(visit, currentPassword, "currentPassword");
  refuseWeak(visit.site, password, user);
  const passwordHash = await hashPassword(password);
  const token = await visit.write(async (queries) => {
    if (!(await store.holdAccount(queries, user))) throw wrongPassword("currentPassword");
    await replacePassword(visit, queries, { ...user, passwordHash });
    return issueToken(queries, visit.secret, user.id, visit.now);
  });
  notify(visit, user.email, "password");
  return { msg: "Your password has been changed.", token };
}

/** Replaces a password and ends everything that the old one has opened. The network of this request stays known. */
async function replacePassword(
  visit: Visit,
  queries: Queries,
  user: { id: string; emailKey: string | null; passwordHash: string },
): Promise<void> {
  await store.setPassword(queries, user.id, user.passwordHash);
  await sessions.endAccess(queries, user.id, visit.now);
  await rememberPlace(visit, queries, user);
}

/** The actor's account, if this is its password. A write that relies on it must hold the account with this password. */
export async function confirmPassword(visit: Visit, password: string, path: string): Promise<UserTable> {
  const { id } = signedIn(visit);
  await visit.limits.count("password", id);
  const user = await store.findUser(visit.db.queries, id);
  const { matches } = await checkPassword(user?.passwordHash, password);
  if (!user || !matches) throw wrongPassword(path);
  await visit.limits.forget("password", id);
  return user;
}

export function wrongPassword(path: string): Refusal {
  const msg = "The password is not right";
  return new Refusal("bad input", msg, { faults: [{ path, msg }] });
}

function invalidLink(): Refusal {
  return new Refusal("bad input", "This link is no longer valid. Please ask for a new one.");
}

async function sendLink(visit: Visit, emailKey: string): Promise<void> {
  const user = await store.findUserByEmail(visit.db.queries, emailKey);
  if (!user?.email || user.disabledAt) return;
  const { token, row } = newToken(visit, user.id, lifetime);
  await visit.write((queries) => tokens.addToken(queries, "resetTokens", row));
  // Behind the # it is never sent to a server, and so in nobody's log.
  const link = `${visit.site.url}/reset-password#${token}`;
  await visit.send({
    to: user.email,
    subject: `A new password for ${visit.site.name}`,
    text: `Somebody, probably you, has asked for a new password at ${visit.site.name}.

Choose it here, within thirty minutes:
${link}

If it was not you, there is nothing to do: the old password stays as it is.
`,
  });
}
