import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Queries } from "#db/engine.ts";
import { signedIn } from "#visit/actor.ts";
import { Refusal } from "#visit/refusal.ts";
import type { Visit } from "#visit/visit.ts";
import { emailKeyOf } from "./accounts.server.ts";
import { hashPassword, isPassword, refuseWeak } from "./passwords.server.ts";
import * as sessions from "./sessions.store.server.ts";
import * as store from "./store.server.ts";
import { issueToken } from "./tokens.server.ts";

const tokenBytes = 32; // 256 bits
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
        visit.log.error(reasonOf(error), "a letter with a link to a new password was not sent");
      });
    },
    randomInt(...sendAfter),
  );
  return { msg: "If this address has an account, a letter with a link is on its way." };
}

/** Sets a new password with the token of a letter, once, within thirty minutes, and ends every session. */
export async function resetPassword(
  visit: Visit,
  { token, password }: { token: string; password: string },
): Promise<{ msg: string }> {
  await visit.limits.count("reset from one place", visit.place);
  refuseWeak(password);
  const passwordHash = await hashPassword(password);
  await visit.write(async (queries) => {
    const userId = await sessions.useResetToken(queries, hashOf(token), visit.now);
    if (!userId) throw new Refusal("bad input", "This link is no longer valid. Please ask for a new one.");
    await replacePassword(visit, queries, userId, passwordHash);
  });
  return { msg: "Your password has been changed. Please log in." };
}

/** Changes the actor's password; every other session ends, and this one goes on with a new token. */
export async function changePassword(
  visit: Visit,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<{ msg: string; token: string }> {
  const { id } = signedIn(visit);
  await confirmPassword(visit, currentPassword, "currentPassword");
  refuseWeak(password);
  const passwordHash = await hashPassword(password);
  const token = await visit.write(async (queries) => {
    await replacePassword(visit, queries, id, passwordHash);
    return issueToken(queries, visit.secret, id, visit.now);
  });
  return { msg: "Your password has been changed.", token };
}

/** With the old password go all that it has opened: sessions, and links in letters that are still on their way. */
async function replacePassword(visit: Visit, queries: Queries, userId: string, passwordHash: string) {
  await store.setPassword(queries, userId, passwordHash);
  await sessions.revokeSessionsOf(queries, userId, visit.now);
  await sessions.forgetResetTokensOf(queries, userId);
}

/** Refuses when this is not the actor's password. */
export async function confirmPassword(visit: Visit, password: string, path: string): Promise<void> {
  const { id } = signedIn(visit);
  await visit.limits.count("password", id);
  const user = await store.findUser(visit.db.queries, id);
  if (!(await isPassword(user?.passwordHash, password))) {
    const msg = "The password is not right";
    throw new Refusal("bad input", msg, { faults: [{ path, msg }] });
  }
  await visit.limits.forget("password", id);
}

async function sendLink(visit: Visit, emailKey: string): Promise<void> {
  const user = await store.findUserByEmail(visit.db.queries, emailKey);
  if (!user?.email || user.disabledAt) return;
  const token = randomBytes(tokenBytes).toString("base64url");
  await visit.write((queries) =>
    sessions.addResetToken(queries, {
      hash: hashOf(token),
      userId: user.id,
      createdAt: visit.now,
      expiresAt: new Date(Date.parse(visit.now) + lifetime).toISOString(),
      usedAt: null,
    }),
  );
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

/** What may be written down of a failure; its message can name the address, which the mail server repeats. */
function reasonOf(error: { code?: string; responseCode?: number; name?: string }) {
  return { reason: error.code ?? error.name, status: error.responseCode };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
