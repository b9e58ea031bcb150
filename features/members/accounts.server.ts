import { signedIn } from "#visit/actor.ts";
import { newId } from "#visit/ids.ts";
import { Refusal } from "#visit/refusal.ts";
import type { Visit } from "#visit/visit.ts";
import type { Member } from "./contract.ts";
import { memberNamed } from "./members.server.ts";
import { hashPassword, isPassword, refuseWeak } from "./passwords.server.ts";
import * as sessions from "./sessions.store.server.ts";
import * as store from "./store.server.ts";
import { issueToken } from "./tokens.server.ts";

type Signup = { name: string; email: string; password: string };

/** The one under which two spellings of an address are the same person. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

/** Makes an account; who makes it is not signed in by it. Refuses a taken address, compared without case. */
export async function register(
  visit: Visit,
  { name, email, password }: Signup,
): Promise<{ msg: string; user: Member }> {
  await visit.limits.count("signup", visit.place);
  refuseWeak(password, name, email);
  const passwordHash = await hashPassword(password);
  const id = newId(Date.parse(visit.now));
  await visit.write(async (queries) => {
    const added = await store.addUser(queries, {
      id,
      name: name.trim(),
      email: email.trim(),
      emailKey: emailKeyOf(email),
      passwordHash,
      role: "member",
      bio: "",
      joinedAt: visit.now,
      disabledAt: null,
    });
    if (!added) throw taken();
  });
  return { msg: "Account created successfully", user: await memberNamed(visit, id) };
}

/** Signs somebody in. An unknown address and a wrong password are told apart neither by words nor by time. */
export async function login(
  visit: Visit,
  { email, password }: { email: string; password: string },
): Promise<{ token: string; user: Member }> {
  const emailKey = emailKeyOf(email);
  // Counted before it is known whether it fails, so that attempts made at once are all counted.
  await visit.limits.count("login from one place", visit.place);
  const pair = `${emailKey} ${visit.place}`;
  await visit.limits.count("login", pair);
  const user = await store.findUserByEmail(visit.db.queries, emailKey);
  const matches = await isPassword(user?.passwordHash, password);
  if (!user || !matches || user.disabledAt) throw new Refusal("no sign-in", "Invalid email or password");
  await visit.limits.forget("login", pair);
  const token = await visit.write((queries) => issueToken(queries, visit.secret, user.id, visit.now));
  return { token, user: await memberNamed(visit, user.id) };
}

/** Ends the session of the token that is sent. */
export async function logout(visit: Visit): Promise<{ msg: string }> {
  const { session } = signedIn(visit);
  await visit.write((queries) => sessions.revokeSession(queries, session, visit.now));
  return { msg: "Logged out" };
}

/** Ends every session of the actor, this one too. */
export async function logoutEverywhere(visit: Visit): Promise<{ msg: string }> {
  const { id } = signedIn(visit);
  await visit.write((queries) => sessions.revokeSessionsOf(queries, id, visit.now));
  return { msg: "Logged out everywhere" };
}

function taken(): Refusal {
  const msg = "An account with this email address already exists";
  return new Refusal("taken", msg, { faults: [{ path: "email", msg }] });
}
